/** Moves the focus to an element that takes none by itself, such as a heading, without scrolling. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.setAttribute("tabindex", "-1");
  element?.focus({ preventScroll: true });
}
