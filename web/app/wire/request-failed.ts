import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import type { WireAnswer } from "./transport.ts";

/** C-05: an answer arrived, and its status is not OK. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  readonly status: number;
  /** Absent if something between us and the server answered. */
  readonly problem?: ProblemDocument;

  constructor({ status, headers, body }: WireAnswer) {
    super(message("error.requestFailed", { status }));
    this.status = status;
    if (headers["content-type"]?.startsWith("application/problem+json"))
      this.problem = body as ProblemDocument;
  }
}
