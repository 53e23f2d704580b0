/** The address, if a click takes this tab away from its document; undefined otherwise. */
export function documentAfter(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !isPlain || !link || link.target !== "" || link.download !== "")
    return undefined;
  const { protocol, hash } = link;
  const [page] = link.href.split("#");
  const isWithinPage = hash !== "" && page === location.href.split("#")[0];
  return protocol.startsWith("http") && !isWithinPage ? link.href : undefined;
}
