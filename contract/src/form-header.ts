/** What a page's script names a form by that it sends, the same at each try: 128 random bits, in hexadecimal. */
export const formHeader = "candor-form";
