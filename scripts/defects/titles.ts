import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";

/** Stands for what a table or a template puts into a title. */
const hole = "\0";
const parameters = /%[a-z#]|\$[\w.]+/g;

/** A title, word by word. */
type Words = readonly string[];
type IsParameter = (text: string) => boolean;

/** Those of the quoted parts of titles that no test in the source has. */
export function unknownTitles(file: string, source: string, quoted: readonly string[]): string[] {
  const titles = titlesIn(file, source);
  // Several words are a parameter if the source has them somewhere, as in the table of `it.each`.
  const isParameter = (text: string) => !text.includes(" ") || source.includes(text);
  return quoted.filter((part) => !titles.some((title) => has(title, part.split(" "), isParameter)));
}

function has(title: Words, part: Words, isParameter: IsParameter): boolean {
  return title.some((_word, start) => begins(title.slice(start), part, isParameter));
}

/** Whether the title begins with these words. The last one may be cut off. */
function begins([own, ...rest]: Words, words: Words, isParameter: IsParameter): boolean {
  const [word, ...more] = words;
  if (word === undefined || own === undefined) return word === undefined;
  if (!own.includes(hole))
    return (own === word || (more.length === 0 && own.startsWith(word))) && begins(rest, more, isParameter);
  return words.some((_word, last) => {
    const left = words.slice(last + 1);
    const filled = parameterIn(own, words.slice(0, last + 1).join(" "), left.length === 0);
    return filled !== undefined && isParameter(filled) && begins(rest, left, isParameter);
  });
}

/** What fills a word with a hole, such as the `"%s",` of a title. */
function parameterIn(own: string, text: string, isCutOff: boolean): string | undefined {
  const [before, after] = [own.slice(0, own.indexOf(hole)), own.slice(own.lastIndexOf(hole) + 1)];
  if (!text.startsWith(before)) return undefined;
  if (text.endsWith(after)) return text.slice(before.length, text.length - after.length);
  return isCutOff ? text.slice(before.length) : undefined;
}

/** Vitest puts the titles of its groups before a test's own. */
function titlesIn(file: string, source: string): Words[] {
  const titles: Words[] = [];
  const groups: string[] = [];
  const visitor = new Visitor({
    CallExpression(call) {
      const kind = kindOf(call);
      if (kind === "group") groups.push(titleOf(call));
      if (kind === "test") titles.push([...groups, titleOf(call)].join(" ").split(" "));
    },
    "CallExpression:exit": (call: CallExpression) => {
      if (kindOf(call) === "group") groups.pop();
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

/** `it.each(rows)` has no title yet: the call of what it returns has one, and a body. */
function kindOf({ callee, arguments: [, body] }: CallExpression): "group" | "test" | undefined {
  const word = firstWord(callee);
  if (!body) return undefined;
  if (word === "describe") return "group";
  return word === "it" || word === "test" ? "test" : undefined;
}

/** `it` of `it.skipIf(isSlow).each(rows)`. */
function firstWord(callee: Expression): string | undefined {
  if (callee.type === "MemberExpression") return firstWord(callee.object);
  if (callee.type === "CallExpression") return firstWord(callee.callee);
  return callee.type === "Identifier" ? callee.name : undefined;
}

function titleOf({ arguments: [title] }: CallExpression): string {
  if (title?.type === "TemplateLiteral") return title.quasis.map(({ value }) => value.cooked).join(hole);
  if (title?.type !== "Literal" || typeof title.value !== "string") return hole;
  return title.value.replaceAll(parameters, hole);
}
