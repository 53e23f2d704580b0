import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inSeconds, oneOf, readOptions, several, whole } from "../options.ts";
import type { Report } from "../report.ts";
import type { Summary } from "../statistics.ts";
import { type BuildFigures, build, loadInNewProcess } from "./build.ts";
import { classes } from "./classes.ts";
import type { Mix, Times } from "./figures.ts";
import { searchWhileUpdating } from "./live.ts";
import { compare, type Difference, supports, throughput, time } from "./measure.ts";
import { EnginePeer } from "./peers/engine.ts";
import { openPeer, peerNames, peersFor } from "./peers/open.ts";
import type { Peer } from "./peers/peer.ts";
import { measureProduct } from "./product/product.ts";
import { removeHalf } from "./removal.ts";
import { reportOn } from "./search-report.ts";

/** Candor's engine next to its peers: the same postings, the same searches, the same answers. */
export async function benchmarkSearch(parameters: string[]): Promise<Report> {
  const { jobs, seconds, ...asked } = readOptions(parameters, {
    jobs: whole(100_000),
    seconds: inSeconds(3),
    peers: several([], oneOf([...peerNames, "none"])),
  });
  const names = await peersFor(asked.peers, jobs);
  const folder = mkdtempSync(join(tmpdir(), "candor-bench-search-"));
  const engine = await EnginePeer.open(emptyFolder(folder, "engine"));
  const peers: Peer[] = [engine];
  try {
    const versions: Record<string, string> = { engine: await engine.version() };
    const builds: Record<string, BuildFigures> = { engine: await build(engine, jobs) };
    const load = loadInNewProcess(join(folder, "engine"));
    for (const name of names) {
      const peer = await openPeer(name, () => emptyFolder(folder, name));
      peers.push(peer);
      versions[name] = await peer.version();
      builds[name] = await build(peer, jobs);
    }
    const { times, differences } = await measure(peers, seconds);
    const mix = await measureMix(engine, peers, seconds * 3);
    const product = await measureProduct(engine, { jobs, seconds, folder: emptyFolder(folder, "records") });
    const live = await searchWhileUpdating(engine, classes, seconds * 5);
    const removal = await removeHalf(engine, jobs);
    return reportOn({ jobs, versions, builds, load, times, mix, product, live, removal, differences });
  } finally {
    for (const peer of peers) await peer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function emptyFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

async function measure(peers: readonly Peer[], seconds: number) {
  const times: Times = {};
  const differences: Difference[] = [];
  for (const queryClass of classes) {
    const asked = peers.filter((peer) => supports(peer, queryClass));
    const compared = await compare(asked, queryClass);
    differences.push(...compared.differences);
    const byPeer: Record<string, Summary | "not supported"> = {};
    for (const peer of peers)
      byPeer[peer.name] = asked.includes(peer) ? await time(peer, queryClass, seconds) : "not supported";
    times[queryClass.name] = { totals: compared.totals, first: compared.first, peers: byPeer };
    process.stderr.write(
      `${queryClass.name}: ${Object.values(byPeer)
        .map((times) => (typeof times === "string" ? "–" : times.p50))
        .join(" / ")} ms\n`,
    );
  }
  return { times, differences };
}

/** Runs every peer over the classes that it supports, and the engine over the same ones. */
async function measureMix(
  engine: Peer,
  peers: readonly Peer[],
  seconds: number,
): Promise<Record<string, Mix>> {
  const mix: Record<string, Mix> = {};
  const whole = await throughput(engine, classes, seconds);
  for (const peer of peers) {
    const supported = classes.filter((each) => supports(peer, each));
    const isWhole = supported.length === classes.length;
    const ours = isWhole ? whole : await throughput(engine, supported, seconds);
    mix[peer.name] = {
      searchesPerSecond: peer === engine ? whole : await throughput(peer, supported, seconds),
      engineOverTheSame: ours,
      leftOut: classes.filter((each) => !supported.includes(each)).map(({ name }) => name),
    };
  }
  return mix;
}
