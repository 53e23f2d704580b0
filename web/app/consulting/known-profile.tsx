import { message } from "@candor/contract/messages/message";
import type { WorkAuthorization } from "@candor/contract/values";
import { addresses } from "../addresses.ts";
import { type Background, gapsIn } from "./background.ts";

/** What the profile already says. */
export function KnownProfile({ background }: { background: Background }) {
  const { workAuthorization, mostRecentJobTitle: title, mostRecentEmployer: company, skills } = background;
  const gaps = gapsIn(background).length;
  if (gaps === Object.keys(background).length) return null;
  const isWhole = gaps === 0;
  const job = title && company ? message("profile.jobAt", { title, company }) : title || company;
  return (
    <>
      <dl className="known">
        {job && (
          <>
            <dt>{message("consulting.mostRecentJob")}</dt>
            <dd>{job}</dd>
          </>
        )}
        {skills && (
          <>
            <dt>{message("consulting.skills")}</dt>
            <dd>{skills}</dd>
          </>
        )}
        {workAuthorization && (
          <>
            <dt>{message("profile.workAuthorization")}</dt>
            <dd>{message(`workAuthorization.${workAuthorization as WorkAuthorization}`)}</dd>
          </>
        )}
      </dl>
      <p>
        {isWhole && `${message("consulting.profileKnown")} `}
        <a href={addresses.background}>{message("consulting.changeProfile")}</a>
      </p>
    </>
  );
}
