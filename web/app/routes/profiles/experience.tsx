import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { periodText } from "../../profiles/period-text.ts";
import { ownProfile } from "../../profiles/read-profile.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export const handle: PageHandle = { requiresAuth: true };

/** */
export async function loader(args: LoaderFunctionArgs) {
  return (await ownProfile(args)).experience;
}

export default function ExperienceList() {
  const experience = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={message("settings.experience")} path={addresses.experience} unlisted />
      <h1>{message("settings.experience")}</h1>
      <p className="lead">
        {experience.length === 0 ? message("profile.noExperience") : message("profile.experienceLead")}
      </p>
      {experience.length > 0 && (
        <ol className="own-experience">
          {experience.map((job) => (
            <li key={job.id}>
              <h2>
                <a href={addresses.oneExperience(job.id)}>
                  {message("profile.jobAt", { title: job.title, company: job.company })}
                </a>
              </h2>
              <p className="figures">{periodText(job)}</p>
              {job.description !== undefined && <p className="as-typed">{job.description}</p>}
            </li>
          ))}
        </ol>
      )}
      <p className="actions">
        <ButtonLink to={addresses.newExperience} tone={experience.length === 0 ? "primary" : "quiet"}>
          {message("profile.addJob")}
        </ButtonLink>
        {experience.length === 0 && (
          <ButtonLink to={addresses.resumes()} tone="quiet">
            {message("profile.jobsFromResume")}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
