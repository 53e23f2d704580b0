import { Parser } from "htmlparser2";

/** A field of a page, and where it is in the page's HTML. */
export interface FoundField {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its opening tag. */
  readonly tag: Span;
  /** Only a text area has it. */
  readonly content?: Span;
  readonly options: readonly FoundOption[];
  /** The closed `details` around it. */
  readonly folds: readonly Span[];
  /** `data-unkept` is on it or around it. */
  readonly isUnkept: boolean;
}

export interface FoundForm {
  readonly action: string;
  readonly fields: readonly FoundField[];
}

interface FoundOption {
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tag: Span;
}

export interface Span {
  readonly start: number;
  /** The first character after it. */
  readonly end: number;
}

interface OpenElement extends Span {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const fieldNames = new Set(["input", "textarea", "select", "button"]);

/** The forms of a page that post, with their fields and buttons. */
export function foundForms(html: string): FoundForm[] {
  const forms: FoundForm[] = [];
  const around: OpenElement[] = [];
  let form: { action: string; fields: FoundField[] } | undefined;
  let field: (Mutable<FoundField> & { options: FoundOption[] }) | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { start: parser.startIndex, end: parser.endIndex + 1 };
      around.push({ ...tag, name, attributes });
      if (name === "form" && attributes["method"]?.toLowerCase() === "post")
        forms.push((form = { action: attributes["action"] ?? "", fields: [] }));
      if (name === "option") field?.options.push({ value: attributes["value"] ?? "", attributes, tag });
      if (!form || !fieldNames.has(name)) return;
      field = {
        name: attributes["name"] ?? "",
        type: typeOf(name, attributes),
        value: attributes["value"] ?? (attributes["type"] === "checkbox" ? "on" : ""),
        attributes,
        tag,
        options: [],
        folds: around.filter((one) => one.name === "details" && !("open" in one.attributes)),
        isUnkept: around.some((one) => "data-unkept" in one.attributes),
      };
      form.fields.push(field);
    },
    ontext(text) {
      if (field?.type === "textarea") field.value += text;
    },
    onclosetag(name) {
      around.pop();
      if (field && name === "textarea") {
        field.content = { start: field.tag.end, end: parser.startIndex };
        // A first line break is not part of the content.
        field.value = field.value.replace(/^\n/, "");
      }
      if (fieldNames.has(name)) field = undefined;
      if (name === "form") form = undefined;
    },
  });
  parser.end(html);
  return forms;
}

function typeOf(name: string, attributes: Readonly<Record<string, string>>): string {
  if (name === "select") return "multiple" in attributes ? "select-multiple" : "select-one";
  return name === "input" ? (attributes["type"] ?? "text").toLowerCase() : name;
}
