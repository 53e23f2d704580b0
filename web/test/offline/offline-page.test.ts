import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { loader } from "../../app/routes/offline/offline.tsx";

/** Where the server redirects a browser that requests the offline page. */
function ledTo(query: string): string | null {
  const url = new URL(`http://candor.test/offline${query}`);
  try {
    return loader({ url } as LoaderFunctionArgs);
  } catch (answer) {
    return (answer as Response).headers.get("location");
  }
}

it("M-37 somebody who reaches the server is online, and gets the page that they wanted", () => {
  expect(ledTo("?for=%2Fsearch%3Fquery%3Dkelp%26page%3D2")).toBe("/search?query=kelp&page=2");
  expect(ledTo("")).toBeNull();
});

it("M-37 the offline page leads to no other site, and not to itself", () => {
  for (const other of [
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/.//evil.example",
    "/offline?for=/a",
  ])
    expect(ledTo(`?for=${encodeURIComponent(other)}`)).toBeNull();
});
