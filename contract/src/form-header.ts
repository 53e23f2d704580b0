/** Identifies a form that a page's script sends, the same for each try: 128 random bits in hexadecimal. */
export const formHeader = "candor-form";
