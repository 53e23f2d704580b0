/** The results page. */
export const searchPage = {} as const;
