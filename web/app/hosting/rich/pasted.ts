import { inertBody } from "./inert.ts";

/** Holds styles while a text is read: the page's policy removes them from its elements. */
export const pastedStyle = "data-style";

/** A pasted text without Word's additions. Word writes lists as paragraphs that only look like items. */
export function cleanPasted(html: string): string {
  const withoutSheets = html.replaceAll(/<style\b[^]*?<\/style\s*>/gi, "");
  const body = inertBody(withoutSheets.replaceAll(/(<[^<>]*?\s)style(?==)/gi, `$1${pastedStyle}`));
  for (const element of body.querySelectorAll("style, script, meta, link, xml, title")) element.remove();
  removeComments(body);
  makeLists(body);
  // Word's own empty elements: "o:p".
  for (const element of body.querySelectorAll("*"))
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  for (const gap of body.querySelectorAll("br")) if (isBetweenBlocks(gap)) gap.remove();
  for (const title of body.querySelectorAll("p.MsoTitle, p.MsoSubtitle")) rename(title, "h2");
  return body.innerHTML;
}

/** Google Docs puts a break after its own paragraphs. */
function isBetweenBlocks({ previousElementSibling: before, nextElementSibling: after }: Element): boolean {
  const isBlock = (element: Element | null) => element?.matches("p, ul, ol, h1, h2, h3, h4, h5, h6") === true;
  return isBlock(before) || isBlock(after) || before?.querySelector("p, ul, ol") != null;
}

function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** "mso-list:l0 level2 lfo1" */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;

function makeLists(body: HTMLElement): void {
  let open: HTMLElement[] = [];
  let last: Element | undefined;
  for (const item of body.querySelectorAll<HTMLElement>(`p[${pastedStyle}*='mso-list']`)) {
    const level = Number(listStyle.exec(item.getAttribute(pastedStyle) ?? "")?.[1]);
    if (!level) continue;
    if (item.previousElementSibling !== last) open = [];
    const kind = kindOf(item);
    open.length = Math.min(open.length, level);
    while (open.length < level) open.push(listIn(open.at(-1), item, kind));
    open.at(-1)!.append(itemOf(item));
    last = open[0];
    item.remove();
  }
}

/** A new list: below the last item of another one, or in place of its first paragraph. */
function listIn(parent: HTMLElement | undefined, item: HTMLElement, kind: "ul" | "ol"): HTMLElement {
  const list = document.createElement(kind);
  if (parent) (parent.lastElementChild ?? parent.appendChild(document.createElement("li"))).append(list);
  else item.before(list);
  return list;
}

/** Decided by what Word draws before the item: a number or a letter with a dot, or a bullet. */
function kindOf(item: HTMLElement): "ul" | "ol" {
  const drawn = item.querySelector(
    `[${pastedStyle}*='mso-list:Ignore'], [${pastedStyle}*='mso-list: Ignore']`,
  );
  return /^\s*\(?[\da-z]{1,4}[.)]/i.test(drawn?.textContent ?? "") ? "ol" : "ul";
}

function itemOf(paragraph: HTMLElement): HTMLElement {
  for (const drawn of paragraph.querySelectorAll(`[${pastedStyle}*='mso-list']`)) drawn.remove();
  const item = document.createElement("li");
  const text = document.createElement("p");
  text.append(...paragraph.childNodes);
  item.append(text);
  return item;
}

function rename(element: Element, name: string): void {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
