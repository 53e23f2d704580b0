import { isPlainClick } from "../is-plain-click.ts";

/** The address, if a click takes this tab away from its document; undefined otherwise. */
export function documentAfter(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  if (!link || link.target !== "" || link.download !== "") return undefined;
  const { protocol, hash } = link;
  const [page] = link.href.split("#");
  const isWithinPage = hash !== "" && page === location.href.split("#")[0];
  return protocol.startsWith("http") && !isWithinPage ? link.href : undefined;
}
