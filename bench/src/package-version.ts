import manifest from "../package.json" with { type: "json" };

/** The exact version that is pinned. */
export function packageVersion(name: keyof typeof manifest.dependencies): string {
  return manifest.dependencies[name];
}
