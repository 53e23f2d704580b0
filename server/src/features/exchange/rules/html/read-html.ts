import { Parser } from "htmlparser2";
import { FileFault } from "../file-fault.ts";
import { jobPostingLd } from "../json/job-posting-ld.ts";
import { rowsIn } from "../json/read-json.ts";
import { rowOf } from "../json/shape.ts";
import { unendingRow } from "../sizes.ts";
import type { RawRow } from "../source-posting.ts";

/** A page with JobPosting in JSON-LD scripts. */
export async function* readHtml(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const scripts = await scriptsOf(text);
  let row = 0;
  for (const script of scripts) {
    const value = valueOf(script);
    if (value === undefined) {
      yield { row: ++row, fault: "A script of JSON-LD in the page is broken JSON." };
      continue;
    }
    for (const posting of rowsIn(value)) {
      if (jobPostingLd.isPosting?.(posting) !== true) continue;
      yield rowOf(++row, Buffer.byteLength(JSON.stringify(posting)), posting, jobPostingLd);
    }
  }
  if (row === 0) throw new FileFault("The page holds no JobPosting.");
}

async function scriptsOf(text: AsyncIterable<string>): Promise<string[]> {
  const scripts: string[] = [];
  let inScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inScript = name === "script" && /^application\/ld\+json\b/i.test(attributes["type"]?.trim() ?? "");
      if (inScript) scripts.push("");
    },
    ontext(part) {
      if (inScript) scripts.push((scripts.pop() ?? "") + part);
    },
    onclosetag() {
      inScript = false;
    },
  });
  let size = 0;
  for await (const piece of text) {
    size += piece.length;
    if (size > unendingRow) throw new FileFault("The page has more than 16 MB.");
    parser.write(piece);
  }
  parser.end();
  return scripts;
}

function valueOf(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return undefined;
  }
}
