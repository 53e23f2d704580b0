import { regions } from "../../platform/places/regions.ts";
import type { City, Country } from "./cities.ts";
import type { Facts } from "./facts.ts";
import type { Filling } from "./fragment.ts";

/** Values for the slots of sentences about a posting or, without one, about an employer. */
export function fillingOf({ title, employer, city, specialty = "", recruiter = "" }: Spoken): Filling {
  return {
    employer: employer.name,
    founder: employer.founder,
    product: employer.product,
    offer: employer.offer,
    founded: employer.founded,
    people: employer.people,
    district: employer.district,
    city: city.name,
    region: regionName(city),
    country: countryNames[city.country],
    specialty,
    role: title?.role ?? "",
    recruiter,
  };
}

type Spoken = Pick<Facts, "employer" | "city"> & Partial<Pick<Facts, "title" | "specialty" | "recruiter">>;

const countryNames: Readonly<Record<Country, string>> = {
  US: "the United States",
  CA: "Canada",
  GB: "the United Kingdom",
  DE: "Germany",
};

const regionNames = new Map(regions.map(({ country, code, name }) => [`${country}-${code}`, name]));

function regionName({ country, state }: City): string {
  return regionNames.get(`${country}-${state}`) ?? countryNames[country];
}
