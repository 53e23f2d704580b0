/** The intent of the button that keeps a draft for tomorrow. */
export const later = "later";
