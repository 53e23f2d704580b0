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

/** An empty peer. Prints why if there is none. */
export async function openPeer(
  name: PeerName,
  jobs: number,
  emptyFolder: () => string,
): Promise<Peer | undefined> {
  const missing = reasonAgainst(name, jobs);
  if (missing === undefined) return openers[name](emptyFolder);
  process.stderr.write(`${missing}\n`);
  return undefined;
}

function reasonAgainst(name: PeerName, jobs: number): string | undefined {
  if (name === "minisearch" && jobs > mostForMiniSearch)
    return `MiniSearch is left out: it is asked up to ${mostForMiniSearch} postings.`;
  return name === "opensearch" && !searchUrl ? "OpenSearch is left out: SEARCH_URL names none." : undefined;
}

const openers: Readonly<Record<PeerName, (emptyFolder: () => string) => Peer | Promise<Peer>>> = {
  sqlite: (emptyFolder) => new SqlitePeer(emptyFolder()),
  postgres: () => PostgresPeer.open(),
  lancedb: (emptyFolder) => LancePeer.open(emptyFolder()),
  minisearch: () => new MiniSearchPeer(),
  opensearch: () => OpenSearchPeer.open(searchUrl),
};
