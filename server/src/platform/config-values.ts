import { z } from "zod";

export const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `has to be an address such as ${example}`,
  });

/** The address of a server: `smtp://` and `smtp:host` name none. */
export const serverUrl = (protocols: readonly string[], example: string) =>
  url(protocols, example).refine((text) => URL.parse(text)?.hostname !== "", {
    error: `has to be an address such as ${example}`,
  });

export function namesBucket(text: string): boolean {
  const { username, password, pathname } = URL.parse(text) ?? {};
  return Boolean(username && password) && /^\/[^/]+\/?$/.test(pathname ?? "");
}

/** Scheme, host and port only: the start of every address we show or mail. */
export const origin = z.string().refine((text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`, {
  error: "has to be an address such as https://jobs.example.com, without path, query and password",
});

/** Call paths are appended to it. No part of it is secret. */
export const apiBase = z.string().refine(
  (text) => {
    const { username, password, search, hash } = new URL(text);
    return [username, password, search, hash].every((part) => part === "");
  },
  { error: "has to be an address such as https://models.example.com/v1, without query and password" },
);

export const flag = z.enum(["0", "1"], { error: "has to be 0 or 1" }).transform((text) => text === "1");

export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
    error: "has to be a number from 0 to 65535",
  })
  .transform(Number);
