import { type TemplateField, templateFields } from "@candor/contract/conversations/template-fields";

export type TemplateFacts = Readonly<Partial<Record<TemplateField, string>>>;

const placeholder = /\{\{([^{}\n]{0,100})\}\}/g;

/** Fields in a text that aren't template fields, as written. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = templateFields;
  return placeholdersIn(text).filter((name) => !known.includes(name.trim()));
}

/** A text with its fields filled in, and the fields without a known value, which stay as they are. */
export function filledWith(text: string, facts: TemplateFacts): { text: string; missing: string[] } {
  // "{{constructor}}" is no field.
  const valueOf = (name: string) =>
    Object.hasOwn(facts, name.trim()) ? facts[name.trim() as TemplateField] : undefined;
  return {
    // A fact is inserted as it is: braces in somebody's name don't make a field.
    text: text.replaceAll(placeholder, (whole, name: string) => valueOf(name) ?? whole),
    missing: [...new Set(placeholdersIn(text).filter((name) => !valueOf(name)))],
  };
}

export function hasFields(text: string): boolean {
  return placeholdersIn(text).length > 0;
}

/** Why a text can't be sent: `path` says where it is in the request. */
export function faultsOfFields(path: string, missing: readonly string[]) {
  const values = { fields: inBraces(missing) };
  return missing.length === 0 ? [] : [{ path, key: "conversation.fieldMissing", values } as const];
}

export function inBraces(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(", ");
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}
