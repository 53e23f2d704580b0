/** A noun's texts in another locale than the default: each key, and no other. */
export type Translation<Texts> = Readonly<Record<keyof Texts, string>>;
