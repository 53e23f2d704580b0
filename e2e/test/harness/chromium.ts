import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * The program of the browser: the one that is named, the one from npm, or the machine's. The one from npm has no window
 * and takes about half the processor time of Debian's; it exists for Linux on x64 alone.
 */
export async function chromium(): Promise<string> {
  const found = process.env["CHROMIUM"] ?? (await packagedChromium()) ?? installed.find(existsSync);
  if (found === undefined) throw new Error("There is no browser. Set CHROMIUM to the program of one.");
  return found;
}

/** It looks for its libraries only where it thinks that it is on Lambda. */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  const path = await packaged.executablePath();
  findFontsIn(join(tmpdir(), "fonts"));
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

/** Its own configuration looks for fonts only in /tmp, and a page with a text field ends the browser where none is found. */
function findFontsIn(folder: string) {
  const file = join(folder, "fonts.conf");
  const config = `<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>\n`;
  if (readFileSync(file, "utf8") !== config) writeFileSync(file, config);
}
