/** The properties that fill in a field again, by the field's name. */
export type FieldOf<Name extends string = string> = (name: Name) => {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};
