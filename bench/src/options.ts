import { parseArgs } from "node:util";

/** What the command line asks for can't run, for the reason that the message says: exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

export interface Option<Value> {
  /** Its value when it isn't given. */
  readonly usual: Value;
  /** Ends the sentence "--jobs takes …". */
  readonly takes: string;
  /** Undefined if the text is no such value. */
  readonly read: (text: string) => Value | undefined;
}

type Values<Options> = { [Name in keyof Options]: Options[Name] extends Option<infer Value> ? Value : never };

/** Reads the options of a benchmark or a drill. */
export function readOptions<Options extends Readonly<Record<string, Option<unknown>>>>(
  parameters: readonly string[],
  options: Options,
): Values<Options> {
  const { tokens } = parseArgs({
    args: [...parameters],
    options: Object.fromEntries(Object.keys(options).map((name) => [name, { type: "string" }])),
    strict: false,
    tokens: true,
  });
  const values = Object.fromEntries(Object.entries(options).map(([name, { usual }]) => [name, usual]));
  for (const token of tokens) {
    const option = token.kind === "option" ? options[token.name] : undefined;
    if (token.kind !== "option" || !option) throw new UsageError(unknown(parameters[token.index], options));
    const value = option.read(token.value ?? "");
    if (value === undefined) throw new UsageError(`--${token.name} takes ${option.takes}.`);
    values[token.name] = value;
  }
  return values as Values<Options>;
}

/** How many. */
export function whole(usual: number, { least = 1 } = {}): Option<number> {
  return {
    usual,
    takes: `a whole number from ${least}`,
    read: (text) => numberIn(/^\d{1,10}$/, text, (number) => number >= least),
  };
}

export function inSeconds(usual: number, { most = Number.POSITIVE_INFINITY } = {}): Option<number> {
  return {
    usual,
    takes: most < Number.POSITIVE_INFINITY ? `seconds, up to ${most}` : "a number of seconds",
    read: (text) => numberIn(/^\d{1,6}(\.\d+)?$/, text, (number) => number > 0 && number <= most),
  };
}

export function oneOf<const Word extends string>(words: readonly Word[]): Option<Word> {
  return {
    usual: words[0]!,
    takes: new Intl.ListFormat("en", { type: "disjunction" }).format(words),
    read: (text) => words.find((word) => word === text),
  };
}

/** Several of the same kind, with commas between them. */
export function several<Value>(
  usual: readonly NoInfer<Value>[],
  each: Option<Value>,
): Option<readonly Value[]> {
  return {
    usual,
    takes: `${each.takes}; several with commas between them`,
    read: (text) => {
      const values = text.split(",").flatMap((one) => each.read(one) ?? []);
      return values.length === text.split(",").length ? values : undefined;
    },
  };
}

function numberIn(pattern: RegExp, text: string, holds: (number: number) => boolean): number | undefined {
  const number = pattern.test(text) ? Number(text) : Number.NaN;
  return holds(number) ? number : undefined;
}

function unknown(text: string | undefined, options: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(options).map((name) => `--${name}`);
  const known = names.length > 0 ? `its options are ${names.join(", ")}` : "it has no options";
  return `${text ?? "--"} means nothing here: ${known}.`;
}
