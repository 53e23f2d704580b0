import type { GigFields } from "@candor/contract/gigs/shapes";
import { day } from "../platform/durations.ts";
import { type DemoSector, demoOrganizations } from "./postings/demo-organizations.ts";

export interface DemoGig extends GigFields {
  /** The name of a demo organization. */
  readonly organization: string;
  /** Milliseconds since 1970 (UTC). */
  readonly postedAt: number;
}

/** Freelance work for the demo's organizations, oldest first. */
export function demoGigs(now: number): DemoGig[] {
  const names = new Map(demoOrganizations().map(({ sector, name }) => [sector, name]));
  return gigs.map(({ sector, age, ...gig }) => ({
    ...gig,
    organization: names.get(sector) as string,
    postedAt: now - age * day,
  }));
}

interface Gig extends GigFields {
  readonly sector: DemoSector;
  /** In days. */
  readonly age: number;
}

const gigs: readonly Gig[] = [
  {
    sector: "university",
    age: 12,
    title: "Edit a history of our library",
    description:
      "A retired librarian has written 180 pages about the library's first hundred years. We need an editor who cuts a third of it without losing her voice.\n\nYou get the manuscript, the photographs and two afternoons with the author. Done means a text that our printer can set.",
    budget: { kind: "perProject", from: 4000, to: 6500 },
    place: "",
    skills: ["Editing", "Copywriting"],
    answerBusinessDays: 10,
  },
  {
    sector: "builder",
    age: 9,
    title: "Photograph four finished houses",
    description:
      "Four houses, inside and out, on two dry days. The owners know you are coming. We want pictures that show the joinery, not the furniture.\n\nDone means 15 edited pictures of each house, with the right to print them.",
    budget: { kind: "perProject", from: 1200, to: 2000 },
    place: "Within an hour of our office",
    skills: ["Photography"],
    answerBusinessDays: 5,
  },
  {
    sector: "nonprofit",
    age: 8,
    title: "Write two grant applications",
    description:
      "Two foundations take applications this quarter. Our numbers and last year's texts are in order; the story is not. You talk to three people here and write.\n\nDone means both applications are sent by their deadline.",
    budget: { kind: "hourly", from: 45, to: 70 },
    place: "",
    skills: ["Grant writing", "Research"],
    answerBusinessDays: 5,
  },
  {
    sector: "restaurant",
    age: 6,
    title: "Draw a menu that changes every week",
    description:
      "We rewrite the menu each Tuesday, and it looks it. Design one page that a cook can fill in and print without you.\n\nDone means a template that our kitchen has used for two weeks.",
    budget: { kind: "perProject", from: 600, to: 1100 },
    place: "",
    skills: ["Graphic design", "Typography"],
    answerBusinessDays: 3,
  },
  {
    sector: "manufacturer",
    age: 5,
    title: "Program a five-axis mill for one family of parts",
    description:
      "Eleven parts, all variants of one bracket. Drawings and a proven fixture exist. We want programs, setup sheets and a day beside our machinist.\n\nDone means one good part of each kind, measured.",
    budget: { kind: "hourly", from: 75, to: 110 },
    place: "On our floor",
    skills: ["CNC programming", "CAM"],
    answerBusinessDays: 5,
  },
  {
    sector: "hospital",
    age: 4,
    title: "Translate discharge sheets into Spanish",
    description:
      "Forty sheets of one page each, in plain words. A nurse answers your questions within a day, and a second translator reads everything.\n\nDone means sheets that a patient reads without help.",
    budget: { kind: "perProject", from: 2500, to: 4000 },
    place: "",
    skills: ["Spanish", "Medical translation"],
    answerBusinessDays: 10,
  },
  {
    sector: "software",
    age: 2,
    title: "Find out why our tests fail one time in fifty",
    description:
      "About nine hundred browser tests, of which a dozen fail now and then. You get access to the pipeline and an engineer who knows it.\n\nDone means a list of causes with a fix for each, and a week without a failure that isn't a bug.",
    budget: { kind: "hourly", from: 90, to: 140 },
    place: "",
    skills: ["TypeScript", "Playwright", "CI"],
    answerBusinessDays: 3,
  },
  {
    sector: "retailer",
    age: 1,
    title: "Teach twenty people to dress a window",
    description:
      "Twenty stores, one window each, and staff who have never been shown how. Two workshops of a day, and a short guide that stays behind.\n\nDone means each store has dressed one window with you and one without you.",
    budget: { kind: "perProject", from: 3000, to: 4500 },
    place: "In two of our stores",
    skills: ["Visual merchandising", "Training"],
    answerBusinessDays: 5,
  },
];
