import { message } from "@candor/contract/messages/message";
import type { Page } from "@playwright/test";
import { applyTo, authorization } from "../harness/an-application.ts";
import { blank, expect, type Open, scripting, test } from "../harness/browser.ts";
import { fillApplication, press } from "../harness/easy-apply.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pictured } from "../harness/pictures.ts";
import { pierCompany } from "../harness/postings.ts";
import { signIn } from "../harness/sign-in.ts";

const resume = `SUMMARY
I keep lights lit and write down what ships were shown.

EXPERIENCE
Data Analyst, Harbor Lights
March 2019 – Present
- SQL reports on 40 lamps, with overlapping shifts of two crews
Junior Analyst, Quarry Works
Jan 2018 - Jun 2019
- Data analysis in Power BI

SKILLS
PostgreSQL, Power BI, Spanish (fluent)`;

/** A posting with requirements, and a Pro who may answer its applicants. */
async function posting(open: Open, title: string, options = {}): Promise<{ page: Page; id: string }> {
  const pro = newAddress("match-pro");
  await appointPro(pro, pierCompany);
  const page = await open(blank, options);
  await signIn(page, pro);
  const headers = await authorization(page);
  const jobs = await (await page.request.get("/rest/organization/jobs", { headers })).json();
  const fields = {
    title,
    description:
      "You read what our lamps report and tell the crews where to go first. You write a short report every morning and answer the harbor's questions about it.",
    places: "Portland, OR",
    remoteKind: "onsite",
    payMin: "52000",
    payMax: "61000",
    payUnit: "year",
    payCurrency: "USD",
    jobType: "permanent",
    mustHave: "SQL, 3 years\nTableau\n5 years of data analysis\nA calm voice on the radio",
    niceToHave: "Fluent in Spanish\nMaster's degree in Statistics",
  };
  const data = { organizationId: jobs.organizations[0].id, fields };
  const { id } = await (await page.request.post("/rest/organization/postings", { headers, data })).json();
  const move = { headers, data: { move: "publish", version: 1 } };
  expect((await page.request.post(`/rest/organization/postings/${id}/moves`, move)).ok()).toBe(true);
  return { page, id };
}

for (const [how, javaScriptEnabled] of scripting)
  test(`M-23 seeker and Pro read the same sheet, and a list is ordered by it: ${how}`, async ({
    open,
    signedIn,
  }) => {
    const title = `Lamp Analyst ${javaScriptEnabled ? "Fir" : "Larch"}`;
    const { page, id } = await posting(open, title, { javaScriptEnabled });
    const search = `/search?query=${encodeURIComponent(`"${title}"`)}`;
    const seeker = await signedIn(newAddress("match-seeker"), search, { javaScriptEnabled });
    await seeker.getByRole("link", { name: title }).first().waitFor();
    const application = await applyTo(seeker, title, "Ada Byron", resume);
    await seeker.goto(`/details/x/${id}`);
    const onPosting = seeker.locator(".match");
    await expect(onPosting).toContainText(message("match.musts", { met: 2, of: 4 }));
    await expect(onPosting).toContainText(message("match.related", { known: "Power BI", asked: "Tableau" }));
    if (javaScriptEnabled) {
      await pictured(seeker, "posting");
      expect(await faultsInEachView(seeker)).toEqual([]);
    }
    await seeker.goto(`/settings/application/${application}`);
    const own = await seeker.locator(".match-rows").allInnerTexts();
    await page.goto(`/organization/applications/${application}`);
    expect(await page.locator(".match-rows").allInnerTexts()).toEqual(own);
    if (javaScriptEnabled) {
      await pictured(page, "applicant");
      expect(await faultsInEachView(page)).toEqual([]);
    }
    await page.goto(`/organization/jobs/${id}?order=requirements`);
    await expect(page.getByText(message("match.ordered"))).toBeVisible();
    if (javaScriptEnabled) await pictured(page, "list");
  });

test("M-23 the last step of Easy Apply and 1-Click Apply show the sheet that goes along", async ({
  open,
}) => {
  const { id } = await posting(open, "Lamp Analyst Rowan");
  const second = await posting(open, "Lamp Analyst Hazel");
  const seeker = await open(blank);
  await fillApplication(seeker, '"Lamp Analyst Rowan"', newAddress("match-draft"));
  await expect(seeker.locator(".match")).toContainText(message("match.musts", { met: 0, of: 4 }));
  await pictured(seeker, "last-step");
  const shown = await seeker.locator(".match-rows").allInnerTexts();
  await press(seeker, message("apply.send"));
  await seeker.getByRole("link", { name: message("apply.seeApplication") }).waitFor();
  const headers = await authorization(seeker);
  const sent = await seeker.request.get(`/rest/applications?jobId=${id}`, { headers });
  const { applications } = (await sent.json()) as { applications: { id: string }[] };
  await seeker.goto(`/settings/application/${applications[0]?.id}`);
  expect(await seeker.locator(".match-rows").allInnerTexts()).toEqual(shown);
  await seeker.goto(`/apply/x/${second.id}/one-click`);
  expect(await seeker.locator(".match-rows").allInnerTexts()).toEqual(shown);
});
