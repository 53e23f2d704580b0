/**
 * Keeps a page alive that a translator has changed, such as Chrome's: it replaces texts by elements of its own, and
 * React then fails to remove a text that isn't there, or changes one that nobody sees
 * (https://github.com/facebook/react/issues/11538).
 */
export function followTranslators(): void {
  new MutationObserver(noteReplacedTexts).observe(document, { childList: true, subtree: true });
  // oxlint-disable-next-line typescript/unbound-method -- Both are called on the node that they were called on.
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    insertBefore.call(this, added, next && shownIn(this, next));
    return added;
  };
}

/** Which element shows a text in its place. */
const translations = new WeakMap<Node, Element>();
const changes = new MutationObserver(showChangedTexts);

function noteReplacedTexts(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === "FONT",
      );
      if (!(text instanceof Text && translation)) continue;
      translations.set(text, translation as Element);
      changes.observe(text, { characterData: true });
    }
}

/** React has changed a text that isn't shown: it is shown again, for the translator to translate. */
function showChangedTexts(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const translation = translations.get(target);
    if (!target.isConnected) translation?.replaceWith(target);
  }
}

/** What shows a node in its parent: itself, its translation, or what the translator has put it into. */
function shownIn(parent: Node, node: Node): Node | null {
  let shown = node.parentNode ? node : translations.get(node);
  while (shown && shown.parentNode !== parent && shown.parentNode?.nodeName === "FONT")
    shown = shown.parentNode;
  return shown ?? null;
}
