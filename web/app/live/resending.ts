/** The intent of a form that asks for another mail: pressed again, it means one more. */
export const resending = "resend";
