import type { Plugin } from "vite";

/** Texts that no page shows: what mails say, and notices that the server sends whole. */
const ofTheServer = /\/contract\/src\/messages\/en-us-mail\.ts$/;

/** Leaves out of the browser's build what only the server says. */
export function leaveOutServerTexts(): Plugin {
  return {
    name: "candor:server-texts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => (ofTheServer.test(id) ? "export const mail = {};" : undefined),
  };
}
