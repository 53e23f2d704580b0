import type { PostingFields, PostingTextField, ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { truncate } from "@candor/contract/values";
import { plainText } from "../../../platform/html.ts";
import { dateText } from "../../../platform/mail/date-text.ts";

/** What its source says about a posting that differs here. A field that the source leaves open isn't a difference. */
export function sourceSays(fields: PostingFields, source: PostingFields): ProposedValue[] {
  return compared
    .filter((field) => source[field] !== "" && source[field] !== fields[field])
    .map((field) => ({
      field,
      value: source[field],
      shown: shownOf(field, source),
      sentence: fields[field] === "" ? "" : shownOf(field, fields),
    }));
}

/** The fields that a source's columns fill (`importedForm`). */
const compared = [
  "title",
  "description",
  "places",
  "remoteKind",
  "remoteWithin",
  "payMin",
  "payMax",
  "payUnit",
  "payCurrency",
  "jobType",
  "schedule",
  "validThrough",
] as const satisfies readonly PostingTextField[];

const longest = 300;

function shownOf(field: (typeof compared)[number], fields: PostingFields): string {
  const { remoteKind, jobType, payUnit, schedule } = fields;
  const lastDay = Date.parse(fields.validThrough);
  if (field === "remoteKind" && remoteKind !== "") return message(`hosting.remoteKind.${remoteKind}`);
  if (field === "jobType" && jobType !== "") return message(`jobType.${jobType}`);
  if (field === "payUnit" && payUnit !== "") return message(`hosting.payUnit.${payUnit}`);
  if (field === "schedule" && schedule !== "") return message(`hosting.schedule.${schedule}`);
  if (field === "validThrough" && !Number.isNaN(lastDay)) return dateText(lastDay, "UTC");
  return truncate(field === "description" ? plainText(fields.description) : fields[field], longest);
}
