import { afterEach, expect, it, vi } from "vitest";
import { allowDrawnScripts } from "../../app/shell/drawn-scripts.ts";

afterEach(() => void vi.unstubAllGlobals());

/** What the page's default policy makes of texts, one after another: `null` if it throws, so the browser does, too. */
function made(...texts: string[]): (string | null)[] {
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { createPolicy });
  allowDrawnScripts();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", { createHTML: expect.any(Function) });
  const { createHTML } = createPolicy.mock.calls[0]![1] as { createHTML: (html: string) => string };
  return texts.map((text) => {
    try {
      return createHTML(text);
    } catch {
      return null;
    }
  });
}

it("lets React draw scripts that never run, without their contents", () => {
  const script = "<script></script>";
  expect(made(script, "alert(1)", script, " ")).toEqual([script, "", script, ""]);
});

it("lets nothing else become HTML", () => {
  const image = "<img src=x onerror=alert(1)>";
  expect(made(image, "<script></script>", image, image, "<script>alert(1)</script>", "")).toEqual([
    null,
    "<script></script>",
    "",
    null,
    null,
    null,
  ]);
});

it("needs no Trusted Types", () => {
  vi.stubGlobal("trustedTypes", undefined);
  expect(allowDrawnScripts).not.toThrow();
});
