/** The intent of a form that requests another mail: pressing it again requests one more. */
export const resending = "resend";
