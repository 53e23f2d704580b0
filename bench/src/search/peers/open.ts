import { UsageError } from "../../options.ts";
import { LancePeer } from "./lance.ts";
import { MiniSearchPeer } from "./minisearch.ts";
import { OpenSearchPeer } from "./opensearch.ts";
import type { Peer } from "./peer.ts";
import { PostgresPeer } from "./postgres.ts";
import { SqlitePeer } from "./sqlite.ts";

export const peerNames = ["sqlite", "postgres", "lancedb", "minisearch", "opensearch"] as const;
export type PeerName = (typeof peerNames)[number];

/** MiniSearch holds everything in this process's heap. */
const mostForMiniSearch = 100_000;
const searchUrl = process.env["SEARCH_URL"] ?? "";

/**
 * The peers that were asked for, or if none was, all that can run. Refuses to start if one that was asked for can't run;
 * otherwise prints which are left out.
 */
export async function peersFor(
  asked: readonly (PeerName | "none")[],
  jobs: number,
): Promise<readonly PeerName[]> {
  const names: PeerName[] = [];
  for (const name of asked.length > 0 ? asked.filter((each) => each !== "none") : peerNames) {
    const reason = await reasonAgainst(name, jobs);
    if (reason === undefined) names.push(name);
    else if (asked.length > 0) throw new UsageError(`--peers ${name} can't run: ${reason}.`);
    else process.stderr.write(`${name} is left out: ${reason}.\n`);
  }
  return names;
}

/** Opens it empty. */
export async function openPeer(name: PeerName, emptyFolder: () => string): Promise<Peer> {
  return openers[name](emptyFolder);
}

async function reasonAgainst(name: PeerName, jobs: number): Promise<string | undefined> {
  if (name === "minisearch" && jobs > mostForMiniSearch)
    return `it is asked up to ${mostForMiniSearch} postings`;
  if (name !== "opensearch") return undefined;
  return searchUrl ? OpenSearchPeer.faultOf(searchUrl) : "SEARCH_URL names none";
}

const openers: Readonly<Record<PeerName, (emptyFolder: () => string) => Peer | Promise<Peer>>> = {
  sqlite: (emptyFolder) => new SqlitePeer(emptyFolder()),
  postgres: () => PostgresPeer.open(),
  lancedb: (emptyFolder) => LancePeer.open(emptyFolder()),
  minisearch: () => new MiniSearchPeer(),
  opensearch: () => OpenSearchPeer.open(searchUrl),
};
