import { leadingEmployer } from "./employers.ts";
import { fillingOf } from "./filling.ts";
import { compileFragment, render } from "./fragment.ts";
import { Random } from "./random.ts";
import type { SectorName } from "./sectors/all.ts";

/** An employer of the generated postings as its own page shows it. */
export interface DemoOrganization {
  /** As the generated postings spell it. */
  readonly name: string;
  readonly sector: DemoSector;
  /** Plain text, three sentences. */
  readonly about: string;
  readonly site: string;
}

/** The employers with the most postings, one for each kind of work that visitors are likely to search for. */
export function demoOrganizations(): DemoOrganization[] {
  return demoSectors.map((sector) => {
    const employer = leadingEmployer(sector);
    const filling = fillingOf({ employer, city: employer.home });
    const about = render(compileFragment(abouts[sector]), filling, new Random(0, 0));
    return { name: employer.name, sector, about, site: `https://${employer.slug}.example` };
  });
}

const demoSectors = [
  "hospital",
  "software",
  "school",
  "manufacturer",
  "logistics",
  "retailer",
  "government",
  "university",
  "bank",
  "builder",
  "restaurant",
  "nonprofit",
] as const satisfies readonly SectorName[];

export type DemoSector = (typeof demoSectors)[number];

const abouts: Readonly<Record<DemoSector, string>> = {
  hospital:
    "{employer} has cared for {city} since {founded}. Some {people} nurses, physicians, therapists and technicians work here, and the {offer} is what the region knows us for. We post staffing ratios and pay with every opening.",
  software:
    "{employer} makes {product}: {offer}. {founder} wrote the first version in {founded}; we are now about {people} people in {city} and elsewhere. Teams are small, releases are daily, and anyone who builds a thing runs it.",
  school:
    "{employer} teaches about {people} children in {district} and the quarters around it. We are proud of our {offer}, and prouder that our teachers stay. Newcomers get a mentor, and aides are paid through the summer.",
  manufacturer:
    "{employer} has made {offer} in {city} since {founded}. The {product} line is designed, cut, welded and assembled under one roof by about {people} people. Apprentices learn here, and many of them now lead a shift.",
  logistics:
    "{employer} carries {offer} from a hub in {district}, and has done so since {founded}. About {people} people drive, load, plan and repair. Home time is written into the contract.",
  retailer:
    "{employer} has sold {offer} since {founded} and still gives advice for nothing. Most of our {people} people began on the floor, managers included. Schedules are posted three weeks ahead.",
  government:
    "{employer} works for its residents with about {people} employees, from road crews to nurses. This year's priority is {offer}. Positions are filled by merit, and each posting names the steps and the date of the answer.",
  university:
    "{employer} has taught in {city} since {founded}; its {offer} is known beyond the state. About {people} people study and work on our campus, many of them the first of their family. Staff may take a course each term.",
  bank: "{employer} has lent to households and small firms around {city} since {founded}. About {people} people work in our branches and behind them, and most clients come to us for {offer}. Pay ranges are public, for applicants and for each other.",
  builder:
    "{employer} has built {offer} around {city} since {founded}. About {people} of us work in the field and in the office, mostly on jobs that let you sleep at home. Apprentices are paid from the first day of class.",
  restaurant:
    "{employer} in {district} serves {offer}. {founder} opened it in {founded} with six tables and a borrowed oven. We share tips by a rule that hangs in the kitchen, and we close one day a week.",
  nonprofit:
    "{employer} offers {offer} to people in {city} who need it. Neighbors founded it in {founded}; a small staff and several hundred volunteers keep it going. Our {product} program now reaches five counties.",
};
