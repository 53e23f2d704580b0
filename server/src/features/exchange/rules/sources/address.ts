import type { SourceKind } from "@candor/contract/exchange/source-kinds";

export interface SourceAddress {
  readonly kind: SourceKind;
  /** What is fetched: a job board's public API, or the address itself. */
  readonly fetched: string;
  /** Where its postings come from, as seekers are told. */
  readonly label: string;
}

interface Board {
  readonly kind: Exclude<SourceKind, "site">;
  readonly hosts: RegExp;
  /** Finds the board's name in an address of its API. */
  readonly api: RegExp;
  readonly shown: (name: string) => string;
  readonly fetched: (name: string, host: string) => string;
}

const boards: readonly Board[] = [
  {
    // https://developers.greenhouse.io/job-board.html
    kind: "greenhouse",
    hosts: /^(?:(?:job-)?boards(?:\.eu)?|boards-api)\.greenhouse\.io$/,
    api: /^\/v1\/boards\/([^/]+)/,
    shown: (name) => `boards.greenhouse.io/${name}`,
    fetched: (name) =>
      `https://boards-api.greenhouse.io/v1/boards/${name}/jobs?content=true&pay_transparency=true`,
  },
  {
    // https://github.com/lever/postings-api
    kind: "lever",
    hosts: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/,
    api: /^\/v0\/postings\/([^/]+)/,
    shown: (name) => `jobs.lever.co/${name}`,
    fetched: (name, host) =>
      `https://api.${host.includes(".eu.") ? "eu." : ""}lever.co/v0/postings/${name}?mode=json`,
  },
  {
    // https://developers.ashbyhq.com/docs/public-job-posting-api
    kind: "ashby",
    hosts: /^(?:jobs|api)\.ashbyhq\.com$/,
    api: /^\/posting-api\/job-board\/([^/]+)/,
    shown: (name) => `jobs.ashbyhq.com/${name}`,
    fetched: (name) => `https://api.ashbyhq.com/posting-api/job-board/${name}?includeCompensation=true`,
  },
];

/** What an address leads to. A known board is read through its public API, whichever of its pages was given. */
export function sourceAddress(url: string): SourceAddress {
  const address = new URL(url);
  for (const { kind, hosts, api, shown, fetched } of boards) {
    const name = hosts.test(address.hostname) ? boardIn(address, api) : undefined;
    if (name !== undefined) return { kind, fetched: fetched(name, address.hostname), label: shown(name) };
  }
  const path = address.pathname.replace(/\/+$/, "");
  return { kind: "site", fetched: address.href, label: `${address.host}${path}`.slice(0, labelCharacters) };
}

const labelCharacters = 100;

/** `?for=acme` is Greenhouse's address for boards embedded in other pages. */
function boardIn({ pathname, searchParams }: URL, api: RegExp): string | undefined {
  const name = api.exec(pathname)?.[1] ?? searchParams.get("for") ?? /^\/([^/]+)/.exec(pathname)?.[1];
  return name !== undefined && isBoardName(name) ? name : undefined;
}

function isBoardName(name: string): boolean {
  return name !== "embed" && /^[\w.%-]{1,100}$/.test(name) && !/^\.+$/.test(name);
}

/** A page may ask robots to stay away. A feed is made for programs, and its owner gave it to us. */
export function mayBePage({ fetched, kind }: SourceAddress): boolean {
  return kind === "site" && !/\.(?:xml|json|rss|atom)(?:\.gz)?$/i.test(new URL(fetched).pathname);
}
