import { escapeHtml } from "./html.ts";

/** Already XML; any other text is escaped. */
export interface Xml {
  readonly xml: string;
}

export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (string | Xml)[]
): Xml {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)];
  const inner = content.map((part) => (typeof part === "string" ? escaped(part) : part.xml)).join("");
  return { xml: inner === "" ? `<${start.join(" ")}/>` : `<${start.join(" ")}>${inner}</${name}>` };
}

/** With a style sheet, browsers show the document in it. */
export function xmlDocument({ xml }: Xml, style?: string): string {
  const sheet = style === undefined ? "" : `<?xml-stylesheet type="text/css" href="${escaped(style)}"?>\n`;
  return `${xmlDeclaration}${sheet}${xml}\n`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Text as it is, for readers that expect HTML in a CDATA section. Its end in the text is split over two sections. */
export function cdata(text: string): Xml {
  return { xml: `<![CDATA[${allowed(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` };
}

function escaped(text: string): string {
  return escapeHtml(allowed(text));
}

/** Removes characters that XML 1.0 doesn't allow, not even escaped. */
function allowed(text: string): string {
  return text.replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");
}
