/** Identifies a form that a page's script sends, with the same value for each try: 128 random bits in hexadecimal. */
export const formHeader = "candor-form";

/** Set in a form whose files were too large: the files are left out, but the texts are there. */
export const filesTooLarge = "files-too-large";

/** The intent of a form that requests another mail: pressing it again requests one more. */
export const resending = "resend";
