import { type Load, runNamed } from "./run-named.ts";

/** Loaded one at a time, so that none loads another's packages. */
const benchmarks: Readonly<Record<string, Load>> = {
  search: async () => (await import("./search/benchmark.ts")).benchmarkSearch,
  growth: async () => (await import("./growth/benchmark.ts")).benchmarkGrowth,
  "search-http": async () => (await import("./search-http/benchmark.ts")).benchmarkSearchHttp,
  reverse: async () => (await import("./reverse/benchmark.ts")).benchmarkReverse,
  alerts: async () => {
    // As in production: React checks less.
    process.env["NODE_ENV"] = "production";
    return (await import("./alerts/benchmark.ts")).benchmarkAlerts;
  },
  relevance: async () => (await import("./relevance/benchmark.ts")).benchmarkRelevance,
  sentences: async () => (await import("./sentences/benchmark.ts")).benchmarkSentences,
  http: async () => (await import("./http/benchmark.ts")).benchmarkHttp,
  identity: async () => (await import("./identity/benchmark.ts")).benchmarkIdentity,
  pages: async () => (await import("./pages/benchmark.ts")).benchmarkPages,
  worker: async () => (await import("./worker/benchmark.ts")).benchmarkWorker,
  settings: async () => (await import("./settings/benchmark.ts")).benchmarkSettings,
  start: async () => (await import("./start.ts")).benchmarkStart,
  match: async () => (await import("./match/benchmark.ts")).benchmarkMatch,
  resumes: async () => (await import("./resumes/benchmark.ts")).benchmarkResumes,
  deletion: async () => (await import("./deletion/benchmark.ts")).benchmarkDeletion,
  export: async () => (await import("./export/benchmark.ts")).benchmarkExport,
  organization: async () => (await import("./organization/benchmark.ts")).benchmarkOrganization,
  publish: async () => (await import("./publish/benchmark.ts")).benchmarkPublish,
  applying: async () => (await import("./applying/benchmark.ts")).benchmarkApplying,
  pipeline: async () => (await import("./pipeline/benchmark.ts")).benchmarkPipeline,
  "fan-out": async () => (await import("./fan-out/benchmark.ts")).benchmarkFanOut,
  import: async () => (await import("./import.ts")).benchmarkImport,
};

const usage = `Usage: npm run bench -- NAME

  search [--jobs N] [--peers sqlite,postgres,lancedb,minisearch,opensearch,none] [--seconds S]
      the engine beside SQLite FTS5, PostgreSQL full text, LanceDB, MiniSearch up to 100,000 postings, and OpenSearch
      where SEARCH_URL names one, or beside those that --peers names; 100,000 postings unless said, S seconds a class
      and peer
  growth [--sizes N,N,…] [--seconds S]
      the engine alone from 10,000 to 1,000,000 postings unless said, and a plot of it
  search-http [--jobs N] [--seconds S] [--rounds R]
      searches a second through the whole server, at 64 connections, and the share that is refused; 100,000 postings
      unless said
  reverse [--alerts N] [--postings P]
      one posting against all alerts, 1,000,000 unless said, beside PostgreSQL and a scan of a hundredth
  alerts [--alerts N] [--postings P]
      a day's P new postings matched with all alerts, told once to each person, and rendered into the outbox; 1,000,000
      alerts and 10,000 postings unless said
  relevance [--titles FOLDER]
      how well the search ranks two judged sets of queries, and whether every filter is kept
  sentences
      how well sentences as people type them are read, and how good the first ten postings are
  http [--seconds S] [--rounds R]
      requests a second beside a bare Fastify
  identity [--sessions N,N,…]
      what a call with a token costs, and sign-ins a second, with up to 1,000,000 sessions unless said
  applying [--people N]
      from the press to the acknowledged application; 400 people unless said
  pages [--seconds S] [--rounds R]
      pages a second beside a bare Fastify, and their first load in a browser
  worker [--rounds R]
      what the service worker adds to a first load, to the first use, and to the pages after it, in a browser
  settings [--seconds S] [--rounds R]
      a signed-in person's settings page and its saves beside a bare Fastify
  start [--jobs N]
      from a new clone to ready, and from spawn to ready over N postings
  match
      match sheets a second, and how requirements met order applicants beside a person's order
  resumes [--resumes N]
      a resume from its bytes to values beside a profile, and its page as a picture: time and memory; 200 resumes
      unless said
  deletion [--accounts N]
      deleting one person among a hundredth of N accounts and among all, and rewriting the records; 1,000,000 unless said
  export [--applications N]
      the archive of a person's data: time, size and memory; 500 applications unless said
  organization [--postings N]
      one organization with N postings, 50,000 unless said: its list, its feed with memory, all of them paused and closed
  publish [--jobs N] [--times T]
      from publishing a posting to the first search that finds it, T times beside N postings; 200 beside 100,000 unless
      said
  pipeline [--applications N] [--postings P]
      a Pro's work over one organization's applications: opened, narrowed, searched, moved; 10,000 to 40 postings unless
      said
  fan-out [--sockets N] [--members M] [--rounds R]
      one decision, told to N open pages of M members: when the first, the median and the last hear it, and the server's
      memory; 1,000 of 250, 20 times unless said
  import [--new-york FILE]
      the whole import command over the file of New York City's jobs, and how well copies of one job are told; over
      generated postings where there is no such file
`;

await runNamed(benchmarks, usage);
