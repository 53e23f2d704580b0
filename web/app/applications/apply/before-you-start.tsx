import { message } from "@candor/contract/messages/message";

/** M-39: everything that will be asked, before the first field. */
export function BeforeYouStart() {
  return <p className="before">{message("apply.before")}</p>;
}
