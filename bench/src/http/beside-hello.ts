import { type ServerProcess, startServer } from "../server-process.ts";
import { overPostings } from "./over-postings.ts";

/** Runs Candor over this many generated postings next to a bare Fastify, as in production, while the work lasts. */
export async function besideHello<T>(
  postings: number,
  work: (candor: ServerProcess, hello: ServerProcess) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const besides = async (candor: ServerProcess): Promise<T> => {
    const hello = await startServer([process.execPath, "bench/src/http/hello.ts"], {
      environment: { NODE_ENV: "production" },
    });
    try {
      return await work(candor, hello);
    } finally {
      await hello.stop();
    }
  };
  return overPostings(postings, besides, settings);
}
