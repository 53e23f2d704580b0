declare const valueOf: unique symbol;

/** The JSON of a value, as a column holds it. */
export type JsonText<Value> = string & { readonly [valueOf]: Value };

/** Parsing makes a new value that nobody else holds, so nothing in it is read-only. */
type Parsed<Value> = Value extends readonly (infer Entry)[]
  ? Parsed<Entry>[]
  : Value extends object
    ? { -readonly [Name in keyof Value]: Parsed<Value[Name]> }
    : Value;

export function jsonText<Value>(value: Value): JsonText<Parsed<Value>> {
  return JSON.stringify(value) as JsonText<Parsed<Value>>;
}

export function fromJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
