/** The cookie that holds the id of the notice that this browser's reader dismissed. */
export const dismissedNoticeCookie = "notice";
