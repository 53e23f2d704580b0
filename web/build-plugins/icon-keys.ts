import type { Plugin } from "vite";

/**
 * Leaves the keys of an icon's lines out of the scripts for browsers. They are random texts, which don't compress, and
 * the lines never change places.
 */
export function withoutIconKeys(): Plugin {
  return {
    name: "candor:without-icon-keys",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: withoutKeys(code), map: null }),
    },
  };
}

export function withoutKeys(code: string): string {
  return code.replaceAll(/, key: "\w+"/g, "");
}
