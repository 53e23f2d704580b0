import { buildHeader } from "../wire/build-header.ts";
import { pageOfData } from "../wire/page-of-data.ts";

type Fetch = typeof globalThis.fetch;

/** The browser's view of its page. */
interface Place {
  /** The build whose scripts run here. */
  readonly build: () => string | undefined;
  /** The address bar's content, without the origin. */
  readonly address: () => string;
  /** Loads a whole page. */
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
 * M-37: one build's scripts never show another build's data. If the server was updated since this page was loaded, the
 * next page is loaded completely, with its own scripts. The current page stays, with what is typed into it.
 */
export function withinOneBuild(fetch: Fetch, { build, address, open, onTraversal }: Place = here): Fetch {
  // The browser shows the next page's address before its data arrives.
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
    // This page is about to go away: nothing of the answer is shown.
    return new Promise(() => undefined);
  };
}

declare global {
  /** React Router's own: the parts of this page's build. */
  // oxlint-disable-next-line no-underscore-dangle -- React Router names it so
  var __reactRouterManifest: { readonly version: string } | undefined;
}
