import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { besideHello } from "../http/beside-hello.ts";
import { type LoadResult, load, loadAt, unique } from "../http/load.ts";
import { type Request, sendingOf } from "../http/request.ts";
import { inSeconds, readOptions, whole } from "../options.ts";
import { packageVersion } from "../package-version.ts";
import type { Floor, Report, Table } from "../report.ts";
import type { ServerProcess } from "../server-process.ts";
import { median, rounded, type Summary } from "../statistics.ts";
import { type SignedIn, signInMany } from "./people.ts";

interface Target {
  readonly name: string;
  readonly of: (person: SignedIn, number: number) => Request;
  /** Requests a second, as a share of a bare Fastify's. */
  readonly least: number;
  /** The 99th percentile at half of the maximum rate, in milliseconds. */
  readonly mostP99: number;
}

const people = 20;
/**
 * Addresses for each second of a load: none sends more than each connection does once, which is below every limit.
 * autocannon prepares all of them for each connection before it sends anything, which takes its time.
 */
const addressesPerSecond = 100;
const warmUp = 30;
const goals = "/settings/professional/goals";

const targets: readonly Target[] = [
  {
    name: "a settings page",
    of: ({ cookie }) => ({ method: "GET", path: goals, cookie }),
    least: 0.01,
    mostP99: 150,
  },
  {
    name: "its call",
    of: ({ authorization }) => ({ method: "GET", path: "/rest/profile", authorization }),
    least: 0.03,
    mostP99: 100,
  },
  {
    name: "a save, as a call",
    of: ({ authorization }, number) => ({
      method: "PUT",
      path: "/rest/profile/goals",
      authorization,
      body: { goal: `Keep lamp ${number} lit: ${unique}`, expectedSalary: 50_000 + number },
    }),
    least: 0.03,
    mostP99: 150,
  },
  {
    name: "a save, by the form",
    of: ({ cookie }, number) => ({
      method: "POST",
      path: goals,
      cookie,
      form: `goal=Keep+lamp+${number}+lit:+${unique}&expectedSalary=${50_000 + number}&expectedSalaryType=perYear`,
    }),
    least: 0.02,
    mostP99: 150,
  },
];

/** A signed-in person's settings page and the call that saves it, relative to a bare Fastify in the same run. */
export async function benchmarkSettings(parameters: string[]): Promise<Report> {
  const options = readOptions(parameters, { seconds: inSeconds(5), rounds: whole(3) });
  const folder = await mkdtemp(join(tmpdir(), "candor-settings-"));
  const work = async (candor: ServerProcess, hello: ServerProcess) => {
    const signedIn = await signInMany({ url: candor.url, folder }, people);
    const measured: Measured[] = [];
    for (const target of targets)
      measured.push(await measure(candor, hello, { ...target, people: signedIn }, options));
    return reportOn(measured, options);
  };
  try {
    return await besideHello(500, work, { DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1" });
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Measured {
  readonly target: Target;
  readonly rounds: readonly { readonly hello: LoadResult; readonly ours: LoadResult }[];
  readonly ratio: number;
  readonly atHalf: Summary;
}

async function measure(
  candor: ServerProcess,
  hello: ServerProcess,
  target: Target & { readonly people: readonly SignedIn[] },
  { seconds, rounds: count }: { readonly seconds: number; readonly rounds: number },
): Promise<Measured> {
  await warm(candor, requestsOf(target, 1).slice(0, warmUp));
  await load(candor, requestsOf(target, 2), 2);
  const rounds: { hello: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < count; round++)
    rounds.push({
      hello: await load(hello, [{ method: "GET", path: "/" }], seconds),
      ours: await load(candor, requestsOf(target, seconds), seconds),
    });
  const share = (round: (typeof rounds)[number]) =>
    round.ours.requestsPerSecond / round.hello.requestsPerSecond;
  const half = median(rounds.map(({ ours }) => ours.requestsPerSecond)) / 2;
  return {
    target,
    rounds,
    ratio: rounded(median(rounds.map(share))),
    atHalf: await loadAt(half, candor, requestsOf(target, seconds), seconds),
  };
}

/** Runs one after another: many at once would be shed while the code is still compiling. */
async function warm({ url }: ServerProcess, requests: readonly Request[]): Promise<void> {
  for (const request of requests) {
    const { headers, text = null } = sendingOf(request);
    const { method, path } = request;
    const response = await fetch(url + path, { method, headers, body: text, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status >= 400) throw new Error(`${method} ${path} was answered with ${response.status}.`);
  }
}

let sent = 0;

/** Each comes from an address that has sent nothing yet. */
function requestsOf(
  { of, people: signedIn }: Target & { readonly people: readonly SignedIn[] },
  seconds: number,
): Request[] {
  return Array.from({ length: Math.ceil(addressesPerSecond * seconds) }, () => {
    sent += 1;
    const person = signedIn[sent % signedIn.length] as SignedIn;
    const address = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    return { ...of(person, sent % 1000), address };
  });
}

function reportOn(measured: readonly Measured[], options: object): Report {
  const results = measured.map(({ target: { name }, ...figures }) => ({ name, ...figures }));
  return {
    name: "settings",
    figures: { connections: 64, people, fastify: packageVersion("fastify"), ...options, results },
    tables: [tableOf(measured)],
    floors: measured.flatMap(floorsOf),
  };
}

function tableOf(measured: readonly Measured[]): Table {
  return {
    title: "A settings page and its saves beside a bare Fastify, medians of rounds",
    head: ["", "requests/s", "hello/s", "ratio", "p50 ms", "p99 ms", "p99 ms at half"],
    rows: measured.map(({ target, rounds, ratio, atHalf }) => [
      target.name,
      median(rounds.map(({ ours }) => ours.requestsPerSecond)),
      median(rounds.map(({ hello }) => hello.requestsPerSecond)),
      ratio,
      median(rounds.map(({ ours }) => ours.p50)),
      median(rounds.map(({ ours }) => ours.p99)),
      atHalf.p99,
    ]),
  };
}

function floorsOf({ target: { name, least, mostP99 }, ratio, atHalf }: Measured): Floor[] {
  return [
    { what: `${name}: share of hello`, measured: ratio, least },
    { what: `${name}: p99 at half, ms`, measured: atHalf.p99, most: mostP99 },
  ];
}
