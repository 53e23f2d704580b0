export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  odt: "application/vnd.oasis.opendocument.text",
  rtf: "application/rtf",
  txt: "text/plain",
} as const;

export type DocumentKind = keyof typeof mediaTypes;

export interface ReadDocument {
  readonly kind: DocumentKind;
  /** Tidied, at most `mostCharacters`; empty if there are no words, as in a scan. */
  readonly text: string;
}

/** `unreadable`: damaged, hostile or of another kind; `locked`: needs a password. */
export type Refusal = "unreadable" | "locked";

export class DocumentRefused extends Error {
  override name = "DocumentRefused";
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}

export const mostCharacters = 100_000;
