import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The browser's program: the one that is configured, the one from npm, or the machine's. The one from npm is headless
 * and takes about half the CPU time of Debian's; it exists only for Linux on x64.
 */
export async function chromium(): Promise<string> {
  const found = process.env["CHROMIUM"] ?? (await packagedChromium()) ?? installed.find(existsSync);
  if (found === undefined) throw new Error("There is no browser. Set CHROMIUM to the program of one.");
  return found;
}

/** It looks for its libraries only if it believes that it runs on Lambda. */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath();
  findFontsIn(join(tmpdir(), "fonts"));
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

/** By default it looks for fonts only in /tmp, and if it finds none, a page with a text field crashes the browser. */
function findFontsIn(folder: string) {
  const file = join(folder, "fonts.conf");
  const config = `<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>\n`;
  if (readFileSync(file, "utf8") !== config) writeFileSync(file, config);
}
