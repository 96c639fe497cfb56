const SHORTEST = 400;
const LONGEST = 8000;
const ANSWER = 10_000; // milliseconds in which the server answers; a phone in a tunnel is not told that it has no network
const OPENING = 12_000; // in which a socket opens
const BEAT = 20_000; // between two questions whether the server is there
const GONE = [1008]; // the server will not have us: no such table, or signed out

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

/** A WebSocket that comes back by itself, also when nobody says that it is dead. */
export class Socket {
  /** Null: there is none, and another one is opened in a moment. */
  #socket: WebSocket | null = null;
  #wait = SHORTEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #beat = setInterval(() => this.#ping(), BEAT);
  /** Pings without an answer. */
  #owed = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly path: () => string,
    private readonly heard: (message: unknown) => void,
    private readonly changed: (connection: Connection, why: string) => void,
  ) {
    addEventListener('online', this.#now);
    addEventListener('offline', this.#drop);
    this.#open();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#ping();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  /** Connect again with what we know now, for example as somebody else. */
  renew(): void {
    this.#drop();
  }

  #now = (): void => {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Its answer shows that all before it has arrived. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#owed) this.#expect(ANSWER);
    this.#owed += 1;
    this.#socket.send('{"type":"ping"}');
  }

  /** Only a server that answers is there: a proxy, or one that is still full, opens sockets and closes them again. */
  #ponged(): void {
    this.#owed -= 1;
    this.#wait = SHORTEST;
    clearTimeout(this.#late);
    if (this.#owed) this.#expect(ANSWER);
  }

  #expect(time: number): void {
    this.#late = setTimeout(this.#drop, time);
  }

  /** Nobody answers, or the device has no network: the socket itself would find out much later, and so would its `close`. */
  #drop = (): void => {
    if (!this.#socket) return;
    this.#socket.close();
    this.#lost('');
  };

  #lost(why: string): void {
    this.#socket = null;
    clearTimeout(this.#late);
    this.changed('lost', why);
    this.#timer = setTimeout(() => this.#open(), this.#wait * (1 - Math.random() / 2)); // not all at the same moment
    this.#wait = Math.min(LONGEST, this.#wait * 2);
  }

  #open(): void {
    const address = new URL(this.path(), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = (this.#socket = new WebSocket(address));
    this.#expect(OPENING);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#late);
      this.#owed = 0;
      this.changed('open', '');
      this.#ping();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data as string) as { type: string };
      if (message.type === 'pong') this.#ponged();
      else this.heard(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#closed || this.#socket !== socket) return;
      if (!GONE.includes(code) || reason === 'too-many') return this.#lost(reason);
      this.#socket = null;
      clearTimeout(this.#late);
      this.changed('gone', reason);
    };
  }
}
