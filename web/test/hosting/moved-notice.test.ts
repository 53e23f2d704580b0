import { postingMoves } from "@candor/contract/hosting/life";
import { movePosting, savePosting } from "@candor/contract/hosting/routes";
import type { Route } from "@candor/contract/route";
import { expect, it } from "vitest";
import { saveAction } from "../../app/hosting/editor/save-action.ts";
import { isNoticeName, namedNotice } from "../../app/ui/notices/notice-names.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

/** What the posting's page says once it was moved. */
async function saidAfter(intent: string, life: string): Promise<string | undefined> {
  const call = async (route: Route) => {
    if (route === movePosting) return { ok: true, answer: { life } };
    return { ok: true, answer: route === savePosting ? { version: 2 } : {} };
  };
  const form = { intent, version: "1" };
  const args = argsFor(aPage({ signedIn: true, call }), "/", { form, params: { jobId: "7" } });
  const answer = (await saveAction(args)) as Response;
  const { searchParams } = new URL(answer.headers.get("location") ?? "", args.url);
  const name = searchParams.get("notice");
  return isNoticeName(name) ? namedNotice(name, "").text : undefined;
}

it.each([
  [
    "publish",
    "published",
    "Your posting is published. Search finds it, and you get an email when somebody applies.",
  ],
  [
    "move-publish",
    "published",
    "Your posting is published. Search finds it, and you get an email when somebody applies.",
  ],
  ["move-publish", "in-review", "Your posting is in review. It goes live once it has been reviewed."],
  ["move-withdraw", "draft", "Your posting is a draft again."],
  ["move-pause", "paused", "Your posting is paused. Search no longer finds it, and nobody new can apply."],
  ["move-confirm", "published", "You confirmed that your posting is still open."],
  [
    "move-close",
    "closed",
    "Your posting is closed. It takes no more applications; the answers you owe stay due.",
  ],
  ["move-reopen", "published", "Your posting is open again."],
])("%s of a posting that is %s now says: %s", async (intent, life, text) => {
  expect(await saidAfter(intent, life)).toBe(text);
});

it("each move says something else", async () => {
  const texts = await Promise.all(postingMoves.map((move) => saidAfter(`move-${move}`, "published")));
  expect(new Set(texts).size).toBe(postingMoves.length);
});
