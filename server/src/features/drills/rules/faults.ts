import type { DrillName } from "@candor/contract/drills/names";
import type { Fault, FaultyRequest } from "../../../platform/http/faults.ts";

interface Drill {
  readonly hits: (request: FaultyRequest) => boolean;
  readonly fault: Fault;
}

const [unavailable, unauthorized] = [{ problem: "unavailable" }, { problem: "unauthorized" }] as const;

/** What each drill does to which requests. Dropping a socket is done once, and to no request. */
const drills: Readonly<Record<Exclude<DrillName, "socketDrop">, Drill>> = {
  // Two seconds more than a page waits before it says so (K-06).
  slow: { hits: isOfBrowser, fault: { delay: 7000 } },
  networkLoss: { hits: isOfBrowser, fault: { cut: true } },
  serverError: { hits: isCall, fault: { problem: "internal" } },
  unavailable: { hits: isCall, fault: unavailable },
  sessionRefused: { hits: at("/rest/auth/refresh"), fault: unauthorized },
  sessionRefusedSilently: { hits: at("/rest/auth/refresh"), fault: { answer: { status: 401, json: {} } } },
  unreadableToken: {
    hits: at("/rest/auth/refresh"),
    fault: { answer: { status: 200, json: { jwt: "lemur", downloadToken: "lemur" } } },
  },
  unreadProfile: { hits: at("/rest/profile"), fault: unavailable },
  emptyProfile: { hits: at("/rest/profile"), fault: { answer: { status: 200, json: null } } },
  noAddress: { hits: at("/env"), fault: unavailable },
  // The browser then refuses the page, as if its person had.
  noPosition: {
    hits: isOfBrowser,
    fault: { header: ["permissions-policy", "camera=(), microphone=(), geolocation=()"] },
  },
  noMail: { hits: at("/rest/auth/code"), fault: unavailable },
  noWithdrawal: { hits: ({ path }) => path.endsWith("/withdrawal"), fault: unavailable },
};

/** A drill that hits calls lets no socket open: they then go over HTTP, where it can reach each of them. */
export function faultOf(name: DrillName | undefined, request: FaultyRequest): Fault | undefined {
  if (name === undefined || name === "socketDrop" || isSpared(request)) return undefined;
  const { hits, fault } = drills[name];
  if (!hits(request)) return undefined;
  return request.isUpgrade && !("header" in fault) ? { cut: true } : fault;
}

/** The page of the drills stays in reach, and so does the button that ends them. */
function isSpared({ method, path }: FaultyRequest): boolean {
  return path === "/chaos-lemur" || (method !== "GET" && path === "/chaos-lemur.data");
}

/** Pages, their data and calls; not the files that they consist of. */
function isOfBrowser({ path, byPage }: FaultyRequest): boolean {
  return !byPage && !path.startsWith("/dev/") && (path.endsWith(".data") || !/\.\w+$/.test(path));
}

function isCall({ path }: FaultyRequest): boolean {
  return path.startsWith("/rest/");
}

function at(address: string) {
  return ({ path }: FaultyRequest) => path === address;
}
