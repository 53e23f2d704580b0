interface PhoneParts {
  readonly number: string;
  readonly extension?: string | null | undefined;
}

/** A number with its extension, as somebody types both into one field: "+1 512 555 0100 ext. 12". */
export function phoneText({ number, extension }: PhoneParts): string {
  return extension ? `${number} ext. ${extension}` : number;
}
