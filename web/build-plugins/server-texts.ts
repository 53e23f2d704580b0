import type { Plugin } from "vite";

/** Texts that pages do not make: what mails say, and notices and explanations that the server sends whole. */
const ofTheServer = /\/contract\/src\/messages\/en-us-(mail|explain)\.ts$/;

/** Leaves out of the browser's build what only the server says. */
export function leaveOutServerTexts(): Plugin {
  return {
    name: "candor:server-texts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load: (id) => {
      const name = ofTheServer.exec(id)?.[1];
      return name && `export const ${name} = {};`;
    },
  };
}
