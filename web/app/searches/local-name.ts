/** Under which a browser keeps the searches of whoever is not signed in. */
export const localName = "searches";
