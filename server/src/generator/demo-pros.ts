import { portrait } from "./portraits/portrait.ts";
import { type DemoSector, demoOrganizations } from "./postings/demo-organizations.ts";

/** Somebody who hosts jobs in the demo. */
export interface DemoPro {
  readonly name: string;
  readonly slug: string;
  /** At a reserved domain: no mail arrives there, but the development mailbox shows it. */
  readonly email: string;
  readonly title: string;
  /** The name of a demo organization. */
  readonly organization: string;
  /** Plain text. */
  readonly bio: string;
  /** Draws a PNG, which takes a while: every start looks through the demo's Pros. */
  readonly picture: () => Buffer;
}

/** One Pro per demo organization, with a picture. */
export function demoPros(): DemoPro[] {
  return demoOrganizations().map(({ name: organization, sector, site }) => {
    const { name, title, look, bio } = people[sector];
    return {
      name,
      slug: name.toLowerCase().replace(" ", "-"),
      email: `${name.toLowerCase().replace(" ", ".")}@${new URL(site).hostname}`,
      title,
      organization,
      bio,
      picture: () => portrait(`look ${look}`),
    };
  });
}

interface Person {
  readonly name: string;
  readonly title: string;
  /** Which of the drawn figures represents them. */
  readonly look: number;
  readonly bio: string;
}

const people: Readonly<Record<DemoSector, Person>> = {
  hospital: {
    name: "Grace Okafor",
    title: "Nurse Recruiter",
    look: 2,
    bio: "I was a bedside nurse for nine years before I began to hire them. I know what a unit with one person too few feels like, so I tell you the ratios, the weekends and the pay before you ask. You get an answer from me within a week, also when it is no.",
  },
  software: {
    name: "Arjun Mehta",
    title: "Engineering Talent Partner",
    look: 13,
    bio: "I hire engineers and the people who work beside them. Every opening of mine says who reads your code, how the team decides and what it pays. We do two talks and one paid exercise, and I write to everyone after each step.",
  },
  school: {
    name: "Ruth Calder",
    title: "Director of Staffing",
    look: 11,
    bio: "Thirty years in schools, the first twelve of them in a fourth-grade classroom. I look for people whom children believe. Substitutes and first-year teachers are as welcome as old hands, and each gets a mentor from the first day.",
  },
  manufacturer: {
    name: "Tomas Lindqvist",
    title: "Plant Recruiting Lead",
    look: 22,
    bio: "I started at the press brake and still walk the floor every morning. I hire machinists, welders, assemblers and the engineers who keep them busy. Bring a part you are proud of; we can talk about it better than about a resume.",
  },
  logistics: {
    name: "Kofi Osei",
    title: "Driver and Warehouse Hiring",
    look: 12,
    bio: "I drove over the road for six years, so I will not sell you a route that I would not take. Home time, miles and pay are in the posting. Call or write; either way you know where you stand within three days.",
  },
  retailer: {
    name: "Mei Sato",
    title: "Store Hiring Manager",
    look: 38,
    bio: "I fill openings in forty stores, from the night crew to the manager's office. Half of our managers began at the register. Schedules are posted three weeks ahead, and I hold us to that.",
  },
  government: {
    name: "Leon Whitaker",
    title: "Personnel Analyst",
    look: 34,
    bio: "Public jobs have a reputation for slow answers. I work to change it: each of my postings names the date by which you hear from us, and the list of steps until then. Ask me about exams, residency and pensions; I like those questions.",
  },
  university: {
    name: "Layla Haddad",
    title: "Academic Staff Recruiter",
    look: 30,
    bio: "I recruit for laboratories, libraries and offices of a large campus. Searches take time here, and I say how much. If your application goes no further, I tell you why in a sentence that is true.",
  },
  bank: {
    name: "Priya Raman",
    title: "Senior Recruiter",
    look: 23,
    bio: "Tellers, analysts, lenders: I have hired all three and been two of them. I publish the range, I keep to it, and I prepare you for each conversation. A good match is one that both sides would choose again after a year.",
  },
  builder: {
    name: "Owen Hale",
    title: "Field Recruiter",
    look: 29,
    bio: "I find electricians, plumbers, operators and the project engineers who coordinate them. Apprentices are my favorite call of the week. Tell me which tools you own and which hours you can work; the rest we sort out on site.",
  },
  restaurant: {
    name: "Clara Vidal",
    title: "People Manager",
    look: 20,
    bio: "I cooked for ten years and ran a dining room for five. I hire for both sides of the pass and post wages with tips shown apart. Come for a paid trial shift, eat with us, and decide afterwards.",
  },
  nonprofit: {
    name: "Paula Reyes",
    title: "Head of People",
    look: 42,
    bio: "We are a small staff with a large purpose, so each hire matters. I answer every application myself. If your experience is unusual, write me two lines about it; unusual has served us well.",
  },
};
