import { existsSync } from "node:fs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The program of the browser: the one that is named, the machine's, or one from npm. */
export async function chromium(): Promise<string> {
  return process.env["CHROMIUM"] ?? installed.find(existsSync) ?? (await packagedChromium());
}

/** It looks for its libraries only where it thinks that it is on Lambda. */
async function packagedChromium(): Promise<string> {
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
