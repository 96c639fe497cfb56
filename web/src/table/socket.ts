const SHORTEST = 400;
const LONGEST = 8000;
const GONE = [1008]; // the server will not have us: no such table, or signed out

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

/** A WebSocket that comes back by itself. */
export class Socket {
  #socket: WebSocket | null = null;
  #wait = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: unknown) => void,
    private readonly changed: (connection: Connection, why: string) => void,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#off);
    this.#open();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#off);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Connect again with what we know now, for example as somebody else. */
  renew(): void {
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** A device that knows that it has no network need not wait for the socket to find out. */
  #off = (): void => this.#socket?.close();

  #open(): void {
    const address = new URL(this.path(), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.#wait = SHORTEST;
      this.changed('open', '');
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data as string));
    socket.onclose = ({ code, reason }) => {
      if (this.#closed || this.#socket !== socket) return;
      if (GONE.includes(code) && reason !== 'too-many') return this.changed('gone', reason);
      this.changed('lost', reason);
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(LONGEST, this.#wait * 2);
    };
  }
}
