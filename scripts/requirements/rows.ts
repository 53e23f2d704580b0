import { type Node, parseSync, Visitor } from "oxc-parser";

const hole = "%s";
const ids = /^[A-Z]-\d{2}(?:,? [A-Z]-\d{2})*$/;

/** A title as written, with the ids from its table in place of a parameter: `[["V-05", …]]`. */
export function filled(file: string, source: string, title: string): string {
  if (!title.includes(hole)) return title;
  const found = idsOfTable(file, source, title);
  return found.length === 0 ? title : title.replace(hole, found.join(" "));
}

function idsOfTable(file: string, source: string, title: string): string[] {
  const tables = new Map<string, Node>();
  const texts: string[] = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) tables.set(id.name, init);
    },
    // `it.each(rows)(title, …)`.
    CallExpression({ callee, arguments: [named] }) {
      if (named?.type !== "Literal" || named.value !== title || callee.type !== "CallExpression") return;
      const [rows] = callee.arguments;
      const table = rows?.type === "Identifier" ? tables.get(rows.name) : rows;
      if (table) texts.push(...stringsIn(source.slice(table.start, table.end)));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return [...new Set(texts.filter((text) => ids.test(text)))];
}

function stringsIn(source: string): string[] {
  return [...source.matchAll(/"(?<text>[^"\n]*)"/g)].map(({ groups }) => groups?.["text"] ?? "");
}
