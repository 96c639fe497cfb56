"""What comes in: connections, HTTP and WebSocket, and the guard around both."""
