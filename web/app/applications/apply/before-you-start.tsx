import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { fileSizeText } from "../../wording/file-size.ts";

/** M-39: everything that will be asked, before the first field. */
export function BeforeYouStart() {
  return (
    <section className="before" aria-labelledby="before">
      <h2 id="before">{message("apply.beforeTitle")}</h2>
      <ol>
        <li>{message("apply.beforeResume", { size: fileSizeText(limits.resumeBytes) })}</li>
        <li>{message("apply.beforeEmail")}</li>
        <li>{message("apply.beforeContact")}</li>
        <li>{message("apply.beforeCharity")}</li>
        <li>{message("apply.beforePitch")}</li>
      </ol>
      <p>{message("apply.beforeTime")}</p>
    </section>
  );
}
