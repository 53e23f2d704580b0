/** Local numbers have seven in most of the world, and six in some of it. */
const fewestDigits = 6;

/** V-12: the form asks for no country, so only what is too short for every country is incomplete. */
export function isIncompletePhone(typed: string): boolean {
  return hasDigit(typed) && typed.replaceAll(/\D/g, "").length < fewestDigits;
}

/** V-37: a number without a digit counts as none. */
export function hasContact({ email, phone }: { readonly email: string; readonly phone: string }): boolean {
  return email.trim() !== "" || hasDigit(phone);
}

function hasDigit(typed: string): boolean {
  return /\d/.test(typed);
}
