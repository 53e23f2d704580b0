import type { Page } from "@playwright/test";
import { applyTo } from "./an-application.ts";
import { blank, type Open, type PageOptions } from "./browser.ts";
import { appointPro } from "./operator.ts";
import { newAddress } from "./own-account.ts";
import { type Crew, crews, crewTitle } from "./postings.ts";
import { signIn } from "./sign-in.ts";

/** Somebody applies to all of a crew's postings, and a new Pro of the crew opens a page. */
export async function answersDue(
  open: Open,
  crew: Crew,
  options: PageOptions & { readonly at?: string } = {},
): Promise<{
  readonly page: Page;
  readonly seeker: Page;
  readonly ids: readonly string[];
  readonly pro: string;
}> {
  const { at = "/organization/answers", ...settings } = options;
  const pro = newAddress("pro");
  await appointPro(pro, crew);
  const seeker = await open(blank);
  await signIn(seeker, newAddress("seeker"));
  const ids: string[] = [];
  for (let number = 1; number <= crews[crew]; number++)
    ids.push(await applyTo(seeker, crewTitle(crew, number), `Ada Byron${number}`));
  const page = await open(blank, settings);
  await signIn(page, pro, at);
  return { page, seeker, ids, pro };
}
