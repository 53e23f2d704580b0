import { fold } from "../../../../platform/places/fold.ts";
import type { Background, ShownJob } from "./background.ts";
import { resumeBackground } from "./resume-background.ts";
import { withoutPerson } from "./without-person.ts";

/** What a person shows: rows of the profile, and the resume's text. */
export interface Shown {
  readonly names: readonly string[];
  readonly experience: readonly {
    readonly title: string;
    readonly company: string;
    readonly started: string;
    readonly ended: string | null;
    readonly description: string | null;
  }[];
  readonly skills: readonly { readonly name: string }[];
  readonly resumeText: string;
}

/** How much of the latest jobs' descriptions is read, as of a resume: reading takes a while. */
const most = { characters: 30_000, lines: 1000 };

/** The profile and the resume combined; a job in both counts once, with what either says about it. */
export function backgroundOf({ names, experience, skills, resumeText }: Shown): Background {
  const plain = withoutPerson(names);
  const taken = upTo(most);
  const own = experience.map(
    ({ title, company, started, ended, description }): ShownJob => ({
      title: plain(title),
      company: plain(company),
      started,
      ended: ended ?? undefined,
      from: "experience",
      lines: taken(description ?? "")
        .map(plain)
        .filter((line) => line !== ""),
    }),
  );
  const resume = resumeBackground(resumeText, names);
  const others = resume.jobs.filter((job) => !own.some((one) => isSame(one, job)));
  const joined = own.map((job) => {
    const same = resume.jobs.find((one) => isSame(job, one));
    return same ? { ...job, lines: [...job.lines, ...same.lines] } : job;
  });
  return {
    ...resume,
    jobs: [...joined, ...others],
    skills: [...skills.map(({ name }) => ({ text: name, from: "skills" as const })), ...resume.skills],
  };
}

/** Makes a function that returns its texts' lines until they are this many together, and then none. */
function upTo({ characters, lines }: typeof most): (text: string) => readonly string[] {
  const left = { characters, lines };
  return (text) => {
    const taken = text.slice(0, left.characters);
    const parts = taken === "" ? [] : taken.split("\n", left.lines);
    left.characters -= taken.length;
    left.lines -= parts.length;
    return parts;
  };
}

function isSame(one: ShownJob, other: ShownJob): boolean {
  const [title, company] = [fold(one.title) === fold(other.title), fold(one.company) === fold(other.company)];
  const starts = one.started.slice(0, 4) === other.started.slice(0, 4);
  return (title && company) || (starts && (title || company));
}
