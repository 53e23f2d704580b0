const longest = 2_000;

/** An address that we can send a person to: `http` or `https`, without credentials. */
export function webAddress(text: string | undefined): string | undefined {
  if (text === undefined || text.length > longest) return undefined;
  const url = URL.parse(text.trim());
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return url !== null && isWeb && url.username === "" && url.password === "" ? url.href : undefined;
}
