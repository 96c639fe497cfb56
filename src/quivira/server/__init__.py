"""The table server: people and bots play over HTTP and WebSocket; every acknowledged move is stored."""
