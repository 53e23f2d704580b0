/**
 * Removes credentials from a text that quotes addresses: the value of every `e` parameter, which signs its owner in,
 * and the signature at the end of an interview's address.
 */
export function dropCredential(text: string): string {
  return text.replaceAll(/([?&#;]e)=[^&#\s"'<>]*/gi, "$1=").replaceAll(interviewSignature, "$1");
}

const interviewSignature = /(\/interviews?\/\d+\/\d+\/\d+\/)[^/?#\s"'<>]+/gi;
