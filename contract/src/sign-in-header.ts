/** Set on the answer of a page that needs a session, to a browser without one: it leads to signing in. */
export const signInHeader = "candor-sign-in";
