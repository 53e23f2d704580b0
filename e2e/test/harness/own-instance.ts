import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readyAddress, run } from "./instance.ts";

export interface OwnInstance {
  /** No trailing slash. */
  readonly address: string;
  readonly folder: string;
  stop(): Promise<void>;
  /** Stops it, and removes its folder. */
  discard(): Promise<void>;
}

/** Starts it with further settings. */
export type OwnInstances = (settings?: Readonly<Record<string, string>>) => Promise<OwnInstance>;

/** Starts a server on an empty folder, whose clock can be set. */
export async function startOwnInstance(
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnInstance> {
  const folder = await mkdtemp(join(tmpdir(), "candor-e2e-own-"));
  const server = run("server", folder, [], { TEST_CLOCK: "1", ...settings });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  return {
    address: await readyAddress(server),
    folder,
    stop,
    async discard() {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Sets an instance's clock this many milliseconds ahead of the machine's, or behind it. */
export async function setClock({ address }: OwnInstance, milliseconds: number): Promise<void> {
  const now = new Date(Date.now() + milliseconds).toISOString();
  const answer = await fetch(`${address}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock could not be set: ${await answer.text()}`);
}
