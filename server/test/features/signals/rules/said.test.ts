import { describe, expect, it } from "vitest";
import { saidSignals } from "../../../../src/features/signals/rules/said.ts";

const read = (text: string, description = "") => saidSignals({ text, description });

describe("M-11 a chat app as the way to get in touch", () => {
  it.each([
    "To apply, message our hiring manager on WhatsApp.",
    "Interviews are held via Telegram.",
    "Send your resume to us on Telegram.",
    "Text HR through WhatsApp at +1 555 010 0199.",
    "WhatsApp: +44 7700 900123",
    "Telegram @harbor_jobs",
    "On WhatsApp you can reach the team.",
    "Contact the recruiter by Signal app.",
    "Message us on WeChat for details.",
    "Text Maria at (614) 555-0199 or WhatsApp.",
    "Call 614-555-0199 or message on WhatsApp.",
    "Text or WhatsApp 614 555 0199.",
    "Contact @harbor_jobs or Telegram.",
  ])("is told: %s", (sentence) => {
    expect(read(`You keep lamps. ${sentence}`)).toEqual([{ name: "chat-app", sentence }]);
  });

  it.each([
    "You integrate the WhatsApp Business API.",
    "Experience with Telegram bots is a plus.",
    "You answer customers on WhatsApp.",
    "We will never contact you on WhatsApp.",
    "We do not interview on Telegram.",
    "You write software for Signal processing.",
    "Call us at 555 010 0199.",
    "Experience with WhatsApp marketing is required.",
    "You text guests and write posts for Telegram.",
    "Call us at 555 010 0199 about running WhatsApp ads.",
    "Call 614-555-0199 or ask about our WhatsApp marketing.",
  ])("is not told of %s", (sentence) => {
    expect(read(sentence)).toEqual([]);
  });

  it("is told of a link whose text hides it", () => {
    const description = '<p><a href="https://wa.me/15550100199">Apply here</a></p>';
    expect(read("Apply here", description)).toEqual([
      { name: "chat-app", sentence: "https://wa.me/15550100199" },
    ]);
  });
});

describe("M-11 money that an applicant would pay", () => {
  it.each([
    "You pay for your training.",
    "Candidates must pay for the background check.",
    "New hires purchase their starter kit before the first day.",
    "A training fee of $200 is required.",
    "There is a registration fee of $50.",
    "A refundable deposit of $150 is required before you start.",
    "A small payment is required to begin.",
    "The $99 application fee is due today.",
    "Buy gift cards and send us the codes.",
    "Deposit a check into your bank and send the rest.",
    "Drivers buy their own scanner.",
    "Please pay for the uniform on day one.",
  ])("is told: %s", (sentence) => {
    expect(read(`You keep lamps. ${sentence}`)).toEqual([{ name: "fee", sentence }]);
  });

  it.each([
    "Paid training.",
    "We pay for your training.",
    "There is no application fee.",
    "You never pay for equipment.",
    "The company covers the certification costs you pay.",
    "Pay is by direct deposit.",
    "You collect application fees from tenants.",
    "Certification costs are reimbursed.",
    "You prepare deposits and bank slips.",
    "You cover shifts at the training center's front desk when others are out.",
    "You purchase equipment and software for our sites.",
    "Purchase materials for each project.",
    "Pay range: $20 to $25 an hour.",
  ])("is not told of %s", (sentence) => {
    expect(read(sentence)).toEqual([]);
  });
});
