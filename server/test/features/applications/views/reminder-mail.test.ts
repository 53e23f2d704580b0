import { message } from "@candor/contract/messages/message";
import { expect, it } from "vitest";
import { reminderMail } from "../../../../src/features/applications/views/reminder-mail.ts";

const later = 86_400_000;
const answer_by = Date.parse("2027-03-17T23:59:59.999Z");

function mailOf(count: number, decisions = 0, now = "2027-03-15T09:00:00Z") {
  const due = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    blind_until: null,
    first_name: "Ada",
    last_name: `Byron ${at + 1}`,
    title: "Keeper",
    created_at: Date.parse("2027-03-03T12:00:00Z"),
    answer_by: at === 0 ? answer_by : answer_by + later,
  }));
  const decision = { since: Date.parse("2027-02-01T12:00:00Z"), at: Date.parse("2027-03-18T03:59:00Z") };
  return reminderMail({
    decisions: Array.from({ length: decisions }, (_, at) => ({
      id: at + 1001,
      blind_until: null,
      first_name: "Grace",
      last_name: `Hopper ${at + 1}`,
      title: "Diver",
      due: decision,
    })),
    to: "pro@harbor.example",
    from: "a@candor.test",
    publicUrl: "http://candor.test",
    due,
    timeZone: null,
    now: Date.parse(now),
    choosing: {
      key: "mail.choose",
      href: "http://candor.test/opt",
      oneClick: "http://candor.test/one-click",
      wish: { accountId: 1, kind: "applicationFollowUp" },
    },
  });
}

it("a reminder names each applicant, posting and date, and links to the list", () => {
  const { subject, text } = mailOf(1);
  expect(subject).toBe("1 answer is due");
  expect(text).toContain("Ada Byron 1, Keeper: by March 17, 2027");
  expect(text).toContain("http://candor.test/organization/answers");
});

it("a reminder of a thousand answers stays short, and says how many more are due", () => {
  const { subject, text } = mailOf(1000);
  expect(subject).toBe("1000 answers are due");
  expect(text.match(/, Keeper: by /g)).toHaveLength(20);
  expect(text).toContain("… and 980 more.");
  expect(text).toContain("Byron 20, ");
  expect(text).not.toContain("Byron 21, ");
});

it.each([
  [0, 1, "1 decision is due"],
  [0, 2, "2 decisions are due"],
  [1, 1, "1 answer and 1 decision are due"],
  [2, 30, "2 answers and 30 decisions are due"],
])("M-03 a reminder lists %i answers and %i decisions separately", (answers, decisions, subject) => {
  const mail = mailOf(answers, decisions);
  expect(mail.subject).toBe(subject);
  const [before, after] = mail.text.split(message("mail.decisionsIntro"));
  expect(before?.match(/, Keeper: by /g) ?? []).toHaveLength(answers);
  expect(before?.includes(message("mail.reminderIntro"))).toBe(answers > 0);
  expect(after?.match(/, Diver: by March 18, 2027/g)).toHaveLength(Math.min(decisions, 20));
  expect(after?.includes("… and 10 more.")).toBe(decisions === 30);
  expect(mail.html.split(message("mail.decisionsIntro"))).toHaveLength(2);
});

it("M-01 a reminder on the last day counts what is due that day, and says what follows without an answer", () => {
  const { subject, text } = mailOf(3, 0, "2027-03-17T09:00:00Z");
  expect(subject).toBe("Last day: 1 answer is due");
  expect(text).toContain("If no answer leaves today, we close the application");
  expect(text).toContain("Byron 3, Keeper");
  expect(mailOf(3).text).not.toContain("last day");
});
