/** The parameter `e`, as it is written and as one address carries another, with adjacent ones of the same name. */
const credentials =
  /(?<before>[?&]|%3F|%26)(?:(?:e|%65)(?:=|%3D)(?:(?!%26|%23)[^\s&#"'<>()])*(?<after>&|%26)?)+/gi;

/**
 * Removes the parameter `e` from a text's addresses, because it signs in anyone who has it. The rest of each query stays.
 */
export function withoutCredentials(text: string): string {
  return text.replaceAll(credentials, (_, before: string, after: string | undefined) =>
    after === undefined ? "" : before,
  );
}
