import sharp from "sharp";
import { jobNamed } from "./an-application.ts";
import { anUpload } from "./an-upload.ts";
import type { TestApp } from "./app.ts";

interface Somebody {
  readonly accountId: number;
  readonly email: string;
}

/** Rows that name somebody who answered questions, applied elsewhere, was interviewed and enrolled. */
export async function leaveLaterTraces(server: TestApp, { accountId, email }: Somebody): Promise<void> {
  const { database, clock } = server.parts;
  const now = clock.now();
  const posting_id = Number(await jobNamed(server, "Waiting"));
  await database.write(async (writer) => {
    const { id: application_id } = await writer
      .selectFrom("application")
      .select("id")
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("preference_change")
      .values({
        account_id: accountId,
        channel: "email",
        kind: "applicationUpdate",
        wanted: 0,
        by: "page",
        changed_at: now,
      })
      .execute();
    await writer.insertInto("digest_reader").values({ account_id: accountId }).execute();
    await writer
      .insertInto("digest_entry")
      .values({ account_id: accountId, application_id, news: "edited", reason: "zqxNews", noted_at: now })
      .execute();
    await writer.insertInto("application_tag").values({ application_id, tag: "zqxTag" }).execute();
    await writer
      .insertInto("application_assignment")
      .values({ application_id, account_id: accountId, assigned_at: now })
      .execute();
    await writer
      .insertInto("application_note")
      .values({ application_id, account_id: accountId, text: "zqxNote", created_at: now })
      .execute();
    await writer
      .insertInto("saved_view")
      .values({ account_id: accountId, name: "zqxView", filters_json: "{}" })
      .execute();
    await writer
      .insertInto("consulting_enrollment")
      .values({
        account_id: accountId,
        specialty: "Design",
        remote: "include",
        location: "zqxTown",
        enrolled_at: now,
      })
      .execute();
    await writer
      .insertInto("answer")
      .values({
        account_id: accountId,
        question_id: "zqxQuestion",
        question: "Which knots can you tie?",
        kind: "text",
        choices_json: "[]",
        answer: "zqxKnots",
        used_at: now,
      })
      .execute();
    await writer
      .insertInto("interview")
      .values({ application_id, links: 1, links_ended_at: null, sent_at: now, deleted_at: null })
      .execute();
    await writer
      .insertInto("interview_answer")
      .values({
        application_id,
        question: "previousEmployer",
        answer_json: '"zqxEmployer"',
        answered_at: now,
      })
      .execute();
    await writer
      .insertInto("held_application")
      .values({
        account_id: accountId,
        impersonator_id: null,
        posting_id,
        sending_json: '{"elevatorPitch":"zqxHeld"}',
        state: "failed",
        problem: "job-closed",
        leaves_at: now,
      })
      .execute();
    await writer
      .insertInto("outside_application")
      .values({
        account_id: accountId,
        posting_id: null,
        url: "https://elsewhere.example/zqxElsewhere",
        title: "zqxRole",
        organization: "zqxOther",
        stage: "submitted",
        notes: "zqxNotes",
        remind_at: null,
        applied_at: now,
        modified_at: now,
      })
      .execute();
    await writer
      .insertInto("partner_apply")
      .values({ email, posting_id, key_hash: "zqxHash", made_at: now, account_id: null })
      .execute();
  });
}

/** A picture of them, whose file is deleted as well. */
export async function aPictureOf(
  server: TestApp,
  headers: { readonly authorization: string },
): Promise<void> {
  const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: "#c98" } });
  const form = anUpload("zqxFace.png", await picture.png().toBuffer());
  const { status } = await server.ask("POST", "/rest/account/picture", {
    ...form,
    headers: { ...headers, ...form.headers },
  });
  if (status >= 300) throw new Error(`A picture was refused with ${status}.`);
}
