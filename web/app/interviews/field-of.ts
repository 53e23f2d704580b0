/** The properties that fill in a question's field, by the field's name. */
export type FieldOf = (name: string) => {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};
