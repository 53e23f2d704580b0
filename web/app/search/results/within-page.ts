/** For navigations that change only the address: the list stays, and so does everything else that was loaded. */
export const withinPage = { preventScrollReset: true, defaultShouldRevalidate: false } as const;
