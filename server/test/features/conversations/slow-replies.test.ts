import { expect, it, vi } from "vitest";
import { takeReply } from "../../../src/features/conversations/tasks/take-reply.ts";
import { hour } from "../../../src/platform/durations.ts";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { Shares } from "../../../src/platform/tasks/shares.ts";
import { relaying } from "../../harness/relaying.ts";

const on = relaying(["Keeper", "Baker"]);

const attachments = [{ filename: "plan.txt", content: "A plan." }];

it("replies whose files take long to read hold up nobody's code", async () => {
  const { server } = on;
  const { email, toSeeker } = await on.talking("Keeper");
  const waiting: (() => void)[] = [];
  const read = vi
    .spyOn(server.parts.documents, "read")
    .mockImplementation(() => new Promise((done) => waiting.push(() => done({ refusal: "unreadable" }))));
  const brought = Array.from({ length: 6 }, (_, at) =>
    on.bring({ from: email, to: toSeeker, text: `Reply ${at}`, attachments }),
  );
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
  await server.ask("POST", "/rest/auth/code", { payload: { email: "new@example.com" } });
  await expect
    .poll(() => storedMail(server.parts.database.read, { to: "new@example.com" }), { timeout: 5000 })
    .toHaveLength(1);
  read.mockRestore();
  for (const done of waiting) done();
  expect(await Promise.all(brought)).toEqual(brought.map(() => 250));
});

it("a person's replies wait once their files took more than their share", async () => {
  const { server } = on;
  const { id, seeker, email, toSeeker } = await on.talking("Baker");
  await on.bring({ from: email, to: toSeeker, text: "First", attachments });
  const { id: incomingId } = await server.parts.database.read
    .selectFrom("incoming_mail")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const replyShares = new Shares(server.parts.clock);
  const read = vi.spyOn(server.parts.documents, "read");
  const parts = { ...server.parts, replyShares, from: "Candor <no-reply@candor.test>" };
  const taken = () =>
    takeReply.run(
      { ...parts, publicUrl: () => server.origin },
      { incomingId },
      { id: 0, key: "", name: takeReply.name, payload: {}, attempts: 1 },
    );
  replyShares.count(Number(seeker.accountId), hour);
  expect([await taken(), read.mock.calls.length]).toEqual(["put off", 0]);
  replyShares.count(Number(seeker.accountId), -hour);
  expect([await taken(), read.mock.calls.length]).toEqual([undefined, 1]);
  expect((await on.read(seeker, id)).map(({ text }) => text)).toContain("First");
});
