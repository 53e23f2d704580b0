import { once } from "node:events";
import { connect, type Socket } from "node:net";

const headerEnd = "\r\n\r\n";
const lastChunk = "0\r\n\r\n";
/** Answers with these statuses end with their header (RFC 9112, 6.3) and state no length. */
const withoutBody = new Set(["204", "304"]);

/**
 * One connection that stays open and sends one request at a time. It reads only an answer's status and where the answer
 * ends: a client that does more is slower than the servers that it measures.
 */
export class Connection {
  readonly #socket: Socket;
  #received = "";
  #answered: (status: number) => void = () => {};

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(socket, "connect");
    return new Connection(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    // Bytes as characters: we only look at ASCII.
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => this.#receive(text));
    // "close" follows, and tells the asker.
    socket.on("error", () => {});
    socket.on("close", () => this.#answer(0));
  }

  /** Whether it can take another request: an answer may have ended it. */
  get isOpen(): boolean {
    return !this.#socket.destroyed && !this.#socket.readableEnded;
  }

  /** Calls back with the status, or 0 when the connection was lost. */
  ask(request: string, answered: (status: number) => void): void {
    if (!this.isOpen) return answered(0);
    this.#answered = answered;
    this.#socket.write(request);
  }

  #receive(text: string): void {
    this.#received += text;
    if (!isWhole(this.#received)) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = "";
    this.#answer(status);
  }

  /** Runs once per request: a connection may close after its answer, or while it is idle. */
  #answer(status: number): void {
    const answered = this.#answered;
    this.#answered = () => {};
    answered(status);
  }
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf(headerEnd);
  if (end < 0) return false;
  if (withoutBody.has(answer.slice(9, 12))) return true;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end + 2))?.[1];
  if (length === undefined) return answer.endsWith(lastChunk);
  return answer.length - end - headerEnd.length >= Number(length);
}
