/** Whether a key is part of a text or of a browser shortcut, and so not ours. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field = "input, select, textarea, [contenteditable], dialog";
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(field) !== null);
}
