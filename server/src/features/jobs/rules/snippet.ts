/** How much of a posting's text a list shows. */
export const snippetCharacters = 240;
