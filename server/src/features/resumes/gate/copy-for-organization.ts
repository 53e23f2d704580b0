import { isHeldBack, type Sent } from "@candor/contract/applications/as-read";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { markedCopy } from "../../../platform/documents/marked-copy.ts";
import type { DocumentReader } from "../../../platform/documents/reader.ts";
import { networkOf } from "../../../platform/http/addresses.ts";
import type { FileAnswer } from "../../../platform/http/downloads.ts";
import { readerOf } from "../queries.ts";
import { textAsRead } from "../views.ts";
import type { ApplicationFileScope } from "./scopes.ts";

interface CopyParts {
  readonly documents: DocumentReader;
  readonly clock: Clock;
}

interface Asking {
  readonly read: Reader;
  readonly scope: ApplicationFileScope;
  readonly request: FastifyRequest;
}

/** A file that came with an application or about it. */
interface ApplicantsFile extends Sent {
  /** The application's id. */
  readonly id: number;
  readonly organization_id: number;
  readonly name: string;
  readonly text: string;
  readonly whole: () => Promise<FileAnswer>;
}

/**
 * What an organization gets of an applicant's file: its text until they agree (M-29), then a copy naming its reader
 * (M-28).
 */
export async function copyForOrganization(
  parts: CopyParts,
  { read, scope, request }: Asking,
  file: ApplicantsFile,
): Promise<FileAnswer> {
  if (isHeldBack(file)) return textAsRead(file);
  const reader = await readerOf(read, scope, file);
  return markedCopy(parts, await file.whole(), {
    ...reader,
    now: parts.clock.now(),
    sender: networkOf(request.ip),
  });
}
