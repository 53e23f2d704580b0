import type { JobType, Remote } from "../../features/jobs/rules/posting-draft.ts";
import type { StatedPlace } from "../../platform/database/tables/postings.ts";
import type { City, Country } from "./cities.ts";
import { citiesIn, drawEmployer, type Employer } from "./employers.ts";
import { type Level, levelLadders } from "./levels.ts";
import { firstNames, lastNames } from "./names/people.ts";
import { drawPay, type StatedPay } from "./pay.ts";
import type { Random } from "./random.ts";
import { type Hours, hoursOf } from "./schedules.ts";
import { sectors } from "./sectors/all.ts";
import { type Title, type Trade, trades } from "./trade.ts";

/** The facts of a posting; its text is written from them. */
export interface Facts {
  readonly trade: Trade;
  readonly title: Title;
  readonly employer: Employer;
  readonly city: City;
  readonly places: readonly StatedPlace[];
  readonly remote: Remote;
  readonly level: Level;
  readonly hours: Hours;
  readonly jobType: JobType | undefined;
  /** Absent if the posting doesn't state it. */
  readonly pay: StatedPay | undefined;
  readonly specialty: string | undefined;
  readonly skills: readonly string[];
  readonly language: string | undefined;
  readonly recruiter: string;
}

export function drawFacts(random: Random): Facts {
  const trade = trades.draw(random);
  const { occupation } = trade;
  const employer = drawEmployer(random.pick(occupation.at), occupation.abroad ?? false, random);
  const city = drawCity(employer, random);
  const remote = drawRemote(trade, city.country, random);
  const level = levelLadders[occupation.levels].draw(random);
  const jobType = drawJobType(level, occupation.contract ?? 0, random);
  return {
    trade,
    title: trade.titles.draw(random),
    employer,
    city,
    places: drawPlaces(employer, city, remote, random),
    remote,
    level,
    hours: hoursOf[occupation.schedule].draw(random),
    jobType,
    pay: random.chance(0.8) ? drawPay(occupation.pay, level.pay, city, jobType, random) : undefined,
    specialty: trade.specialties.length === 0 ? undefined : random.pick(trade.specialties),
    skills: random.some(trade.skills, random.between(3, 6)),
    language: drawLanguage(city, remote, random),
    recruiter: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
  };
}

/** Most work is in the employer's home city; large employers also have other places. */
function drawCity(employer: Employer, random: Random): City {
  const stays = sectors[employer.sector].local || random.chance(0.55);
  return stays ? employer.home : citiesIn[employer.home.country].draw(random);
}

function drawRemote({ occupation }: Trade, country: Country, random: Random): Remote {
  const { remote = 0, hybrid = 0 } = occupation;
  const drawn = random.unit();
  if (drawn < remote) return { kind: "remote", within: [country] };
  if (drawn < remote + hybrid) return { kind: "hybrid" };
  return random.chance(0.93) ? { kind: "onsite" } : { kind: "unknown" };
}

/** An internship is neither permanent nor a contract. */
function drawJobType(level: Level, contract: number, random: Random): JobType | undefined {
  if (level.titles.some((title) => title.includes("Intern"))) return undefined;
  if (random.chance(contract)) return random.chance(0.62) ? "contract" : "contractor";
  return random.chance(0.93) ? "permanent" : undefined;
}

function drawPlaces(employer: Employer, city: City, remote: Remote, random: Random): StatedPlace[] {
  if (remote.kind === "remote" && random.chance(0.5)) return [{ country: city.country }];
  const places = [placeOf(city)];
  const spreads = !sectors[employer.sector].local && random.chance(0.07);
  if (!spreads) return places;
  for (let more = random.between(1, 3); more > 0; more--) {
    const other = citiesIn[city.country].draw(random);
    if (places.every((place) => place.latitude !== other.latitude)) places.push(placeOf(other));
  }
  return places;
}

function placeOf({ name, state, country, latitude, longitude }: City): StatedPlace {
  return { city: name, ...(state !== "" && { state }), country, latitude, longitude };
}

function drawLanguage(city: City, remote: Remote, random: Random): string | undefined {
  if (remote.kind === "remote") return undefined;
  if (city.country === "DE") return random.chance(0.5) ? "German" : undefined;
  if (city.country === "CA") return random.chance(city.state === "QC" ? 0.7 : 0.06) ? "French" : undefined;
  if (city.country === "GB" || !random.chance(0.035)) return undefined;
  return random.chance(0.8) ? "Spanish" : random.pick(otherLanguages);
}

const otherLanguages = [
  "Mandarin",
  "Vietnamese",
  "Russian",
  "Korean",
  "Tagalog",
  "Arabic",
  "Polish",
  "Cantonese",
];
