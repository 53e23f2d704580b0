import { message } from "@candor/contract/messages/message";
import { test } from "../harness/browser.ts";
import { field, press } from "../harness/easy-apply.ts";
import { expectAsked, expectNotAsked } from "../harness/leaving.ts";
import { appointPro } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";
import { pierCompany } from "../harness/postings.ts";

test("N-12 a gig that isn't posted and a proposal that isn't sent ask before they are left, and not after", async ({
  signedIn,
}) => {
  const keeper = newAddress("keeper");
  await appointPro(keeper, pierCompany);
  const desk = await signedIn(keeper, "/my-gigs/new");
  await desk.waitForLoadState("networkidle");
  await field(desk, message("gigForm.description")).fill("White and red.");
  await field(desk, message("gigForm.title")).fill("Paint a lighthouse");
  await field(desk, message("gigForm.from")).fill("1500");
  await field(desk, message("gigForm.to")).fill("2000");
  await press(desk, message("gigForm.post"));
  await desk.getByRole("heading", { level: 1, name: "Paint a lighthouse" }).waitFor();
  const id = /my-gigs\/(\d+)/.exec(desk.url())?.[1];
  await expectNotAsked(desk);
  await desk.goto("/my-gigs/new");
  await desk.waitForLoadState("networkidle");
  await field(desk, message("gigForm.description")).fill("White and blue.");
  await expectAsked(desk, field(desk, message("gigForm.description")), "White and blue.");

  const freelancer = await signedIn(newAddress("ada"), `/gigs/${id}`);
  await freelancer.waitForLoadState("networkidle");
  const words = field(freelancer, message("gigProposal.message"));
  await words.fill("I painted two of them.");
  await expectAsked(freelancer, words, "I painted two of them.");
});
