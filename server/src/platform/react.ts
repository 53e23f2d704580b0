import { createRequire } from "node:module";

const load = createRequire(import.meta.url);
const { createElement, renderToStaticMarkup } = inFastForm(() => ({
  ...(load("react") as typeof import("react")),
  ...(load("react-dom/server") as typeof import("react-dom/server")),
}));

/**
 * React decides when it is loaded: unless NODE_ENV is "production", each element records where it was made, which costs
 * many times what it takes to write it. Only those who change the pages read that.
 */
function inFastForm<T>(read: () => T): T {
  const { NODE_ENV: before } = process.env;
  if (before === "development") return read();
  process.env["NODE_ENV"] = "production";
  try {
    return read();
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

export { createElement, renderToStaticMarkup };
