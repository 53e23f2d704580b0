import { createReadStream, existsSync, statSync } from "node:fs";
import { FileFault } from "../features/exchange/rules/file-fault.ts";
import { UsageError } from "./command.ts";

export interface Input {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** In bytes, if known. */
  readonly size: number | undefined;
}

/** A file, or the response of an http(s) address. */
export async function openInput(name: string): Promise<Input> {
  if (/^https?:\/\//.test(name)) return download(name);
  if (!existsSync(name)) throw new UsageError(`There is no file ${name}.`);
  const status = statSync(name);
  if (status.isDirectory()) throw new UsageError(`${name} is a folder.`);
  return { bytes: createReadStream(name, { highWaterMark: 1 << 18 }), size: status.size };
}

const patience = 60_000;

async function download(address: string): Promise<Input> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) => {
    throw new FileFault(`${address} could not be reached: ${reasonOf(error)}`);
  });
  if (!answer.ok || !answer.body) throw new FileFault(`${address} answered with status ${answer.status}.`);
  // A compressed response arrives decompressed, so its stated size is useless.
  const size = Number(answer.headers.get("content-length"));
  return { bytes: answer.body, size: size > 0 && !answer.headers.get("content-encoding") ? size : undefined };
}

/** What happened on the way, rather than fetch's "fetch failed". */
function reasonOf(error: unknown): string {
  const { message, code } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  // The error of several tried addresses has only a code.
  return message || (code ?? "unknown");
}
