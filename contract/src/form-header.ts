/** Identifies a form that a page's script sends, the same for each try: 128 random bits in hexadecimal. */
export const formHeader = "candor-form";

/** The field that a page finds in a form whose files were too large: the files are left out, and the words are there. */
export const filesTooLarge = "files-too-large";
