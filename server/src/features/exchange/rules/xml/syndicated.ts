import { sourceId } from "../source-id.ts";
import type { SourceAddress, SourcePosting } from "../source-posting.ts";

/**
 * RSS's and Atom's general elements come last: `job_listing` is WordPress's, `g` Google Base's, `tt` Teamtailor's.
 * Elements without a prefix are what job boards add to RSS.
 */
const names = {
  title: ["title"],
  id: ["guid", "id", "g:id"],
  url: ["link"],
  description: ["content:encoded", "content", "description", "summary"],
  company: ["job_listing:company", "g:employer", "company", "employer"],
  place: ["job_listing:location", "g:location", "location", "region"],
  point: ["georss:point"],
  city: ["city"],
  state: ["state"],
  country: ["country"],
  postalCode: ["postalcode"],
  remote: ["remotestatus", "remote", "workplace"],
  pay: ["job_listing:salary", "g:salary", "salary", "compensation"],
  jobType: ["job_listing:job_type", "g:job_type", "jobtype", "job_type", "employment_type", "type"],
  function: ["g:job_function", "g:job_industry", "tt:department", "department"],
  category: ["category"],
  skills: ["skills", "tags"],
  date: ["pubdate", "published", "g:publish_date", "dc:date", "updated"],
  expires: ["g:expiration_date", "expires_at", "expirationdate", "expires"],
} as const;

type Name = keyof typeof names;
type Fields = ReadonlyMap<string, string>;

/** Only postings have these fields. */
const telling = ["company", "place", "remote", "pay", "jobType", "function", "skills", "expires"] as const;
const teamtailorPlaces = "tt:locations/tt:location";

/** Words in a feed's or an entry's address and title that show a list of jobs. */
const ofJobs = /\b(?:jobs?|careers?|hiring|vacanc(?:y|ies)|positions?|postings?|openings?|employment)\b/i;

/** Whether an entry is a posting: RSS and Atom are made for news. */
export function isAboutJobs(fields: Fields, feed: string): boolean {
  if (telling.some((name) => valueOf(fields, name) !== undefined)) return true;
  if (fields.has(`${teamtailorPlaces}/tt:name`)) return true;
  return ofJobs.test(`${feed} ${valueOf(fields, "url") ?? ""}`);
}

export function postingOfEntry(fields: Fields): SourcePosting {
  const value = (name: Name) => valueOf(fields, name);
  const title = value("title") ?? "";
  const organization = value("company");
  const url = value("url")?.split("\n")[0] ?? permanentLink(fields);
  const description = value("description");
  const places = placesIn(fields);
  const list = (name: Name) => value(name)?.split(/[\n,]/) ?? [];
  return {
    sourceId: sourceId(value("id") ?? url, {
      title,
      organization,
      place: JSON.stringify(places),
      description,
    }),
    title,
    organization,
    url,
    ...(isPlain(fields) ? { descriptionText: description } : { descriptionHtml: description }),
    places,
    remote: remoteOf(value("remote")),
    pay: { text: value("pay") },
    jobTypes: list("jobType"),
    categories: [...list("function"), ...list("category")],
    skills: list("skills"),
    postedAt: value("date"),
    closesAt: value("expires"),
    closesByDate: true,
    active: true,
  };
}

function valueOf(fields: Fields, name: Name): string | undefined {
  return names[name]
    .map((element) => fields.get(element)?.trim())
    .find((text) => text !== undefined && text !== "");
}

/** In Atom, a text is plain unless it says otherwise (RFC 4287, section 3.1.1); in RSS it is HTML. */
function isPlain(fields: Fields): boolean {
  if (fields.has("guid") || fields.has("pubdate") || fields.has("content:encoded")) return false;
  const from = ["content", "description", "summary"].find((name) => (fields.get(name) ?? "").trim() !== "");
  if (from === undefined || from === "description") return false;
  return !/html/i.test(fields.get(`${from}/type`) ?? "text");
}

/** RSS 2.0: a guid is an address unless it says otherwise. */
function permanentLink(fields: Fields): string | undefined {
  const guid = fields.get("guid")?.trim();
  return fields.get("guid/isPermaLink") !== "false" && guid?.startsWith("http") ? guid : undefined;
}

function placesIn(fields: Fields): (string | SourceAddress)[] {
  const inner = (name: string) => fields.get(`${teamtailorPlaces}/tt:${name}`)?.split("\n") ?? [];
  const [cities, countries] = [inner("city"), inner("country")];
  // An empty one would shift the others.
  if (cities.length > 0 && cities.length === countries.length)
    return cities.map((city, at) => ({ city, country: countries[at] }));
  if (inner("name").length > 0) return inner("name");
  const parts = (["city", "state", "country", "postalCode"] as const).map(
    (name) => [name, valueOf(fields, name)] as const,
  );
  const address: SourceAddress = Object.fromEntries(parts.filter(([, text]) => text !== undefined));
  const point = pointIn(fields);
  if (address.city !== undefined || address.postalCode !== undefined) return [{ ...address, ...point }];
  const stated = valueOf(fields, "place")?.split("\n") ?? [];
  if (stated.length > 0) return stated;
  return Object.keys(address).length > 0 || point ? [{ ...address, ...point }] : [];
}

/** GeoRSS: latitude, then longitude. */
function pointIn(fields: Fields): Pick<SourceAddress, "latitude" | "longitude"> | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN] = (valueOf(fields, "point") ?? "")
    .split(/[\s,]+/)
    .map((text) => (text === "" ? Number.NaN : Number(text)));
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : undefined;
}

/** Teamtailor's words: "fully", "hybrid", "temporary", "none". */
function remoteOf(stated: string | undefined): string | undefined {
  return stated?.toLowerCase() === "fully" ? "remote" : stated;
}
