/** K-18. */
export const version = "4.0.234";
