import sharp from "sharp";
import type { Writer } from "../../src/platform/database/database.ts";
import { recordFile } from "../../src/platform/file-records.ts";
import { jsonText } from "../../src/platform/json-text.ts";
import { post } from "../../src/platform/mail/outbox.ts";
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
    await leaveTexts(writer, accountId, now);
    await writer.insertInto("closing_reader").values({ account_id: accountId }).execute();
    await writer
      .insertInto("kept_on_file")
      .values({ application_id, months: 6, asked_at: now, granted_at: now, ends_at: now + 1 })
      .execute();
    await writer
      .insertInto("kept_invitation")
      .values({ application_id, posting_id, invited_at: now })
      .execute();
    await writer
      .insertInto("self_identification")
      .values({ account_id: accountId, sex: "female", ethnicity: "asian", disability: "no", changed_at: now })
      .execute();
    await writer.insertInto("digest_reader").values({ account_id: accountId }).execute();
    await writer
      .insertInto("digest_entry")
      .values({ account_id: accountId, application_id, news: "edited", reason: "zqxNews", noted_at: now })
      .execute();
    await writer
      .insertInto("legal_hold")
      .values({ organization_id: null, application_id, reason: "zqxHold", placed_at: now, ended_at: now })
      .execute();
    await writer.insertInto("application_tag").values({ application_id, tag: "zqxTag" }).execute();
    await writer
      .insertInto("application_assignment")
      .values({ application_id, account_id: accountId, assigned_at: now })
      .execute();
    const lines = [{ requirement: "zqxRequirement", verdict: "strong" as const, words: "zqxFeedback" }];
    await writer
      .insertInto("application_feedback")
      .values({ application_id, account_id: accountId, lines_json: jsonText(lines), given_at: now })
      .execute();
    await writer
      .insertInto("application_note")
      .values({ application_id, account_id: accountId, text: "zqxNote", created_at: now })
      .execute();
    await writer
      .insertInto("application_presence")
      .values({ application_id, account_id: accountId, seen_at: now })
      .execute();
    await writer
      .insertInto("saved_view")
      .values({ account_id: accountId, name: "zqxView", filters_json: jsonText({}) })
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
        choices_json: jsonText([]),
        answer: "zqxKnots",
        used_at: now,
      })
      .execute();
    await leaveAnswerFile(server, writer, { application_id, posting_id });
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
    const { id: meeting_id } = await writer
      .insertInto("meeting")
      .values({
        application_id,
        account_id: accountId,
        starts_at: now - 1,
        ends_at: now,
        agreed_at: now - 2,
        canceled_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("calendar_feed")
      .values({ account_id: accountId, salt: "zqxSalt", made_at: now })
      .execute();
    await writer
      .insertInto("meeting_absence")
      .values({
        application_id,
        meeting_id,
        side: "seeker",
        text: "zqxWaited",
        stated_at: now,
        answer: null,
        answered_at: null,
      })
      .execute();
    const { id: message_id } = await writer
      .insertInto("message")
      .values({
        application_id,
        account_id: accountId,
        side: "seeker",
        text: "zqxMessage",
        mail_hash: null,
        sent_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("message_attachment")
      .values({ message_id, application_id, file_id: null, name: "zqxAttached.pdf", text: "zqxSays" })
      .execute();
    await writer
      .insertInto("conversation_reading")
      .values({ application_id, account_id: accountId, through: 1 })
      .execute();
    await writer
      .insertInto("relay_address")
      .values({ token: "zqxToken", application_id, account_id: accountId, told_at: null })
      .execute();
    await writer.insertInto("muted_application").values({ application_id, muted_at: now }).execute();
    await writer
      .insertInto("held_application")
      .values({
        account_id: accountId,
        impersonator_id: null,
        posting_id,
        sending_json: jsonText({
          firstName: "Ada",
          lastName: "Byron",
          phone: "",
          postalCode: "",
          elevatorPitch: "zqxHeld",
        }),
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
      .insertInto("consent")
      .values({
        account_id: accountId,
        kind: "mail",
        about: "jobAlerts",
        wording: "zqxWording",
        given_at: now,
        given_where: "communication",
        taken_back_at: null,
        taken_back_where: null,
      })
      .execute();
    await writer
      .insertInto("block")
      .values({
        account_id: accountId,
        kind: "employer",
        organization_id: null,
        domain: "zqxemployer.example",
        created_at: now,
      })
      .execute();
    await writer
      .insertInto("partner_apply")
      .values({ email, posting_id, key_hash: "zqxHash", made_at: now, account_id: null })
      .execute();
  });
}

/** A file of theirs that answers a posting's question. */
async function leaveAnswerFile(
  { parts: { files, clock } }: TestApp,
  writer: Writer,
  of: { readonly application_id: number; readonly posting_id: number },
): Promise<void> {
  const bytes = Buffer.from("zqxSheet");
  const file = { name: "zqxSheet.txt", mediaType: "text/plain", bytes: bytes.length };
  const file_id = await recordFile(writer, { ...(await files.put(bytes)), ...file }, null, clock.now());
  const row = { draft_key_hash: null, question_id: "zqxFileQuestion", file_id, text: "zqxSheetText" };
  await writer
    .insertInto("answer_file")
    .values({ ...of, ...row })
    .execute();
}

/** A phone of theirs, and a text message to it. */
async function leaveTexts(writer: Writer, accountId: number, now: number): Promise<void> {
  const number = "zqxNumber";
  const row = { account_id: accountId, number, wording: "zqxWording" };
  const asked = { salt: "salt", tries: 0, asked_at: now, proved_at: now };
  await writer
    .insertInto("sms_number")
    .values({ ...row, ...asked })
    .execute();
  await writer
    .insertInto("sms_consent")
    .values({ ...row, given_at: now, withdrawn_at: null })
    .execute();
  await writer
    .insertInto("push_browser")
    .values({ account_id: accountId, endpoint: "https://zqxPush", p256dh: "", auth: "", added_at: now })
    .execute();
  const note = { channel: "push", to: "1", from: "", subject: "zqxNote", text: "", html: "" } as const;
  await post(writer, note, now, `push:${accountId}:1:zqx`);
  const sms = { channel: "sms", to: number, from: "Candor", subject: "", text: "zqxText", html: "" } as const;
  await post(writer, sms, now, `sms:${accountId}:zqx`);
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
