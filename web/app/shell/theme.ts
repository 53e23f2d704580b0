import type { Theme } from "../wire/page-context.ts";
import { choiceCookie } from "./choice-cookie.ts";

export const themes = ["light", "dark"] as const satisfies readonly Theme[];

/** Each theme's background, for the browser's own frame: the style sheet's `--paper`. */
export const papers: Readonly<Record<Theme, string>> = { light: "#f8f4ea", dark: "#14171f" };

const cookieName = "theme";

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}

/** N-23: the stored choice. */
export function themeOf(request: Request): Theme | undefined {
  const cookies = request.headers.get("cookie")?.split("; ") ?? [];
  return themes.find((theme) => cookies.includes(`${cookieName}=${theme}`));
}

/** A `Set-Cookie` header that stores a choice, or forgets it. */
export function themeCookie(theme: Theme | undefined, publicUrl: string): string {
  return choiceCookie(cookieName, theme, publicUrl);
}
