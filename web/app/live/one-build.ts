import { buildHeader } from "../wire/build-header.ts";
import { pageOfData } from "../wire/page-of-data.ts";

type Fetch = typeof globalThis.fetch;

/** What the browser says of its page. */
interface Place {
  /** The build whose scripts run here. */
  readonly build: () => string | undefined;
  /** What the address bar shows, without the origin. */
  readonly address: () => string;
  /** Loads a page whole. */
  readonly open: (address: string) => void;
  /** Calls the listener when the browser has gone back or forward. */
  readonly onTraversal: (listener: () => void) => void;
}

const here: Place = {
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  build: () => globalThis.__reactRouterManifest?.version,
  address: () => pageOfData(new URL(location.href)),
  open: (address) => location.assign(address),
  onTraversal: (listener) => addEventListener("popstate", listener),
};

/**
 * M-37: scripts of one build never show the data of another. If the server was updated since this page was loaded, the
 * next page is loaded whole, with its own scripts. The page that is shown stays, with what is typed into it.
 */
export function withinOneBuild(fetch: Fetch, { build, address, open, onTraversal }: Place = here): Fetch {
  // The browser shows the address of the next page before its data is there.
  let traversed: string | undefined;
  onTraversal(() => (traversed = address()));
  return async (input, init) => {
    const answer = await fetch(input, init);
    const [own, other] = [build(), answer.headers.get(buildHeader)];
    const isForm = (init?.method ?? "GET") !== "GET";
    if (!(input instanceof URL) || isForm || own === undefined || other === null) return answer;
    const page = pageOfData(input);
    const isShown = page === address() && page !== traversed;
    if (other === own || isShown) return answer;
    open(page);
    // This page is about to go: nothing of the answer is shown.
    return new Promise(() => undefined);
  };
}

declare global {
  /** React Router's own: what the build of this page consists of. */
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  var __reactRouterManifest: { readonly version: string } | undefined;
}
