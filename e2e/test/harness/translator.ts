/**
 * Changes a page as Chrome's translator does: each text is replaced by elements that show its translation, and so are
 * those that come later. Runs in the page.
 */
export function translatePage(): void {
  const translated = new WeakSet<Node>();
  const translate = (text: Text) => {
    const parent = text.parentElement;
    const isLeft = !parent || /^(?:SCRIPT|STYLE|TITLE|TEXTAREA)$/.test(parent.tagName);
    if (isLeft || translated.has(text) || text.data.trim() === "") return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    const shown = document.createTextNode(`«${text.data}»`);
    translated.add(shown);
    inner.append(shown);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (root instanceof Text) found.push(root);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translate(text);
  };
  translateIn(document);
  new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added.isConnected) translateIn(added);
  }).observe(document, { childList: true, subtree: true });
}

/** What a page shows, without the marks of the translation. */
export function untranslated(main: Element): string {
  return main.textContent.replace(/[«»]/g, "").replace(/\s+/g, " ");
}
