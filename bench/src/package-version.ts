import manifest from "../package.json" with { type: "json" };

/** As it is pinned: exactly. */
export function packageVersion(name: keyof typeof manifest.dependencies): string {
  return manifest.dependencies[name];
}
