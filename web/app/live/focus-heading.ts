/** The sections around an element, innermost first. */
export function sectionsAround(element: Element): Element[] {
  const section = element.closest("section, article, main");
  return section ? [section, ...sectionsAround(section.parentElement ?? document.body)] : [];
}

/** Focuses the heading of the first of these sections that is still there. */
export function focusHeadingOf(around: readonly Element[]): void {
  const place = around.find(({ isConnected }) => isConnected) ?? document.querySelector("main");
  const heading = place?.querySelector<HTMLElement>("h1, h2, h3");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
