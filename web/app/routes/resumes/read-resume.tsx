import { localTimeOf } from "@candor/contract/applications/local-time";
import { message } from "@candor/contract/messages/message";
import { data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { ExperienceForm } from "../../profiles/experience-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { DocumentBeside } from "../../resumes/reading/document-beside.tsx";
import { JobEntry } from "../../resumes/reading/job-entry.tsx";
import { OneJob } from "../../resumes/reading/one-job.tsx";
import { PersonalForm } from "../../resumes/reading/personal-form.tsx";
import { isOpen, missingPersonal, openLines, openPersonal } from "../../resumes/reading/personal-values.ts";
import { jobAsRead, sourcesOf } from "../../resumes/reading/read-job.ts";
import { documentOf, readingAction, readingOf, resumeOf } from "../../resumes/reading/reading-action.ts";
import { ReadingSummary } from "../../resumes/reading/reading-summary.tsx";
import type { RefusedReading } from "../../resumes/reading/refused-reading.ts";
import { SkillsForm } from "../../resumes/reading/skills-form.tsx";
import { newIn } from "../../resumes/reading/take-new.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { plainZone } from "../../wording/dates.ts";
import "../../styles/profile.css";
import "../../styles/resumes.css";
import "../../styles/reading.css";

export const handle: PageHandle = { requiresAuth: true };

/** M-05. The address names the job being corrected: the same with scripts and without. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await ownProfile(args);
  const [reading, document] = await Promise.all([readingOf(args), documentOf(args)]);
  const { fileName, hasText, lost, personal, experience, skills } = reading;
  const jobs = experience.filter(isOpen).map((job) => ({
    job,
    known: profile.experience.find(({ id }) => id === job.experience),
  }));
  const all = [...Object.values(personal), ...experience, ...skills];
  const key = args.url.searchParams.get("job");
  const one = key === null ? undefined : jobs.find(({ job }) => job.key === key);
  if (key !== null && !one) throw data(null, { status: 404 });
  return {
    resume: resumeOf(args),
    summary: {
      fileName,
      hasText,
      lost,
      found: all.length,
      same: all.filter(isKept).length,
      addsAll: Object.values(newIn(reading)).flat().length > 1,
    },
    personal: openPersonal(personal),
    missing: missingPersonal(personal, profile),
    jobs,
    one: one && { ...one, shown: jobAsRead(one) },
    skills: skills.filter(isOpen),
    document,
    sources: one ? sourcesOf(one.job).map(({ line }) => line) : openLines(reading),
    thisMonth: localTimeOf(args.context.get(pageContext).now, profile.timeZone ?? plainZone).slice(0, 7),
  };
}

function isKept(value: { readonly compared: string } | undefined): boolean {
  return value?.compared === "same";
}

export const action = readingAction;

export default function ReadResume() {
  const { resume, summary, personal, missing, jobs, one, skills, document, sources, thisMonth } =
    useLoaderData<typeof loader>();
  const refused = useActionData<RefusedReading>();
  const title = message("reading.title", { fileName: summary.fileName });
  const job = refused?.of === "job" ? refused : undefined;
  return (
    <section className="resumes own-reading">
      <PageHead title={title} unlisted />
      <SettingsMenu current={addresses.resumes()} />
      <div className="reading-beside">
        <div>
          {one ? (
            <OneJob resume={resume} decision={one}>
              <ExperienceForm shown={job?.typed ?? one.shown} answer={job} thisMonth={thisMonth} />
            </OneJob>
          ) : (
            <GuardedForms refusal={refused}>
              <ReadingSummary
                {...summary}
                title={title}
                open={personal.length + jobs.length + skills.length}
              />
              {personal.length > 0 && (
                <PersonalForm
                  open={personal}
                  missing={missing}
                  refused={refused?.of === "personal" ? refused : undefined}
                />
              )}
              {jobs.length > 0 && (
                <>
                  <h2 id="read-jobs">{message("settings.experience")}</h2>
                  <ol className="read-jobs" aria-labelledby="read-jobs">
                    {jobs.map((decision) => (
                      <JobEntry
                        key={decision.job.key}
                        resume={resume}
                        decision={decision}
                        thisMonth={thisMonth}
                      />
                    ))}
                  </ol>
                </>
              )}
              {skills.length > 0 && (
                <SkillsForm skills={skills} refused={refused?.of === "skills" ? refused : undefined} />
              )}
            </GuardedForms>
          )}
        </div>
        <DocumentBeside resume={resume} fileName={summary.fileName} document={document} sources={sources} />
      </div>
    </section>
  );
}
