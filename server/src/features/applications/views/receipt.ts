import type { StatedAnswer } from "@candor/contract/answers/shapes";
import { message } from "@candor/contract/messages/message";
import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import type { WorkAuthorization } from "@candor/contract/values";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { ListedCharity } from "../../charities/rules.ts";
import type { ApplicationDetailsRow } from "../queries/applications.ts";

interface Issued {
  readonly issuer: string;
  readonly charity: ListedCharity | undefined;
}

/** What a receipt says. Its properties are signed in this order. */
export function receiptDocument(row: ApplicationDetailsRow, { issuer, charity }: Issued): ApplicationReceipt {
  const { title, organization, description } = fromJson(row.posting_json);
  const answers = fromJson(row.answers_json);
  return {
    kind: "application-receipt",
    issuer,
    application: {
      number: String(row.id),
      sentAt: isoTime(row.created_at),
      ...(row.modified_at > row.created_at && { editedAt: isoTime(row.modified_at) }),
      ...(row.answer_by !== null && { answerBy: isoTime(row.answer_by) }),
    },
    posting: { number: String(row.posting_id), title, organization, description },
    sent: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      postalCode: row.postal_code,
      ...fileOf(row),
      elevatorPitch: row.elevator_pitch,
      answers: answers.map(({ question, kind, answer, file }) => ({
        question,
        answer: inWords(kind, answer),
        ...(file && { file: { bytes: file.bytes, sha256: file.sha256 } }),
      })),
      ...(charity && { charity: charity.name }),
    },
  };
}

/** The answer in the words of the choice, because a receipt must be readable without us. */
function inWords(kind: StatedAnswer["kind"], answer: string): string {
  if (kind === "yes-no") return message(answer === "yes" ? "answers.yes" : "answers.no");
  return kind === "work-authorization" ? message(`workAuthorization.${answer as WorkAuthorization}`) : answer;
}

function fileOf({ file_name, bytes, sha256 }: ApplicationDetailsRow) {
  if (file_name === null || bytes === null || sha256 === null) return {};
  return { resume: { fileName: file_name, bytes, sha256 } };
}
