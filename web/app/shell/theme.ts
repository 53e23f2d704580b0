import type { Theme } from "../wire/page-context.ts";

export const themes = ["light", "dark"] as const satisfies readonly Theme[];

/** Each theme's background, for the browser's own frame: the style sheet's `--paper`. */
export const papers: Readonly<Record<Theme, string>> = { light: "#f8f4ea", dark: "#14171f" };

const cookieName = "theme";
const secondsPerYear = 31_536_000;

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** N-23: the stored choice. */
export function themeOf(request: Request): Theme | undefined {
  const cookies = request.headers.get("cookie")?.split("; ") ?? [];
  return themes.find((theme) => cookies.includes(`${cookieName}=${theme}`));
}

/** A `Set-Cookie` header that stores a choice for a year, or forgets it. */
export function themeCookie(theme: Theme | undefined, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${theme ?? ""}; Path=/; Max-Age=${theme ? secondsPerYear : 0}; SameSite=Lax; HttpOnly${secure}`;
}
