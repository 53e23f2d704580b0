import type { Plugin } from "vite";

/** Numbers the keys of an icon's lines, for browsers. They only tell lines apart, and random ones don't compress. */
export function iconKeys(): Plugin {
  return {
    name: "candor:icon-keys",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: numberedKeys(code), map: null }),
    },
  };
}

export function numberedKeys(code: string): string {
  let count = 0;
  return code.replaceAll(/\bkey: "\w+"/g, () => `key: "${count++}"`);
}
