import { memberStates } from "@candor/contract/jobs/member-states";
import { isRegion } from "../../../platform/places/regions.ts";

/** A place whose law stops employers, or those who ask for them, from asking what somebody earns. */
interface Ban {
  /** ISO 3166-1. */
  readonly country: string;
  /** Its postal abbreviation; absent if the law covers the whole country. */
  readonly region?: string;
  readonly city?: string;
  /** Its citation. */
  readonly law: string;
  /** The address of its official text. */
  readonly source: string;
}

const us = (region: string, law: string, source: string): Ban => ({ country: "US", region, law, source });

const unitedStates: readonly Ban[] = [
  us(
    "CA",
    "Labor Code § 432.3",
    "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=432.3",
  ),
  us("CO", "C.R.S. § 8-5-102", "https://leg.colorado.gov/sites/default/files/2019a_085_signed.pdf"),
  us("CT", "Gen. Stat. § 31-40z", "https://www.cga.ct.gov/current/pub/chap_557.htm"),
  us("DC", "D.C. Code § 32-1452", "https://code.dccouncil.gov/us/dc/council/code/sections/32-1452"),
  us("DE", "19 Del. C. § 709B", "https://delcode.delaware.gov/title19/c007/sc01/index.html"),
  us("HI", "HRS § 378-2.4", "https://www.capitol.hawaii.gov/hrscurrent/Vol07_Ch0346-0398/HRS0378/"),
  us("IL", "820 ILCS 112/10", "https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2459"),
  us(
    "MA",
    "M.G.L. c. 149, § 105A",
    "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXXI/Chapter149/Section105A",
  ),
  us(
    "MD",
    "Labor and Employment § 3-304.2",
    "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gle&section=3-304.2",
  ),
  us("ME", "26 M.R.S. § 628-A", "https://legislature.maine.gov/statutes/26/title26sec628-A.html"),
  us("MN", "Minn. Stat. § 363A.08", "https://www.revisor.mn.gov/statutes/cite/363A.08"),
  us("NJ", "N.J.S.A. 34:6B-20", "https://pub.njleg.state.nj.us/Bills/2018/AL19/199_.PDF"),
  us("NV", "NRS 613.133", "https://www.leg.state.nv.us/nrs/nrs-613.html"),
  us("NY", "Labor Law § 194-a", "https://www.nysenate.gov/legislation/laws/LAB/194-A"),
  us("OR", "ORS 659A.357", "https://www.oregonlegislature.gov/bills_laws/ors/ors659A.html"),
  us(
    "RI",
    "R.I. Gen. Laws § 28-6-22",
    "http://webserver.rilegislature.gov/Statutes/TITLE28/28-6/28-6-22.htm",
  ),
  us("VT", "21 V.S.A. § 495m", "https://legislature.vermont.gov/statutes/section/21/005/00495m"),
  us("WA", "RCW 49.58.100", "https://app.leg.wa.gov/rcw/default.aspx?cite=49.58.100"),
];

const municipal = (region: string, city: string, law: string, source: string): Ban => ({
  ...us(region, law, source),
  city,
});

const cities: readonly Ban[] = [
  municipal(
    "MO",
    "Kansas City",
    "Code of Ordinances, chapter 38",
    "https://library.municode.com/mo/kansas_city/codes/code_of_ordinances",
  ),
  municipal(
    "OH",
    "Cincinnati",
    "Municipal Code, chapter 804",
    "https://library.municode.com/oh/cincinnati/codes/code_of_ordinances",
  ),
  municipal("OH", "Cleveland", "Ordinance 104-2025", "https://cityofcleveland.legistar.com/"),
  municipal(
    "OH",
    "Columbus",
    "City Codes, chapter 2335",
    "https://library.municode.com/oh/columbus/codes/code_of_ordinances",
  ),
  municipal(
    "OH",
    "Toledo",
    "Municipal Code, chapter 768",
    "https://codelibrary.amlegal.com/codes/toledo/latest/overview",
  ),
  municipal(
    "PA",
    "Philadelphia",
    "Philadelphia Code § 9-1131",
    "https://codelibrary.amlegal.com/codes/philadelphia/latest/overview",
  ),
];

const elsewhere: readonly Ban[] = [
  {
    country: "PR",
    law: "Act 16-2017",
    source: "https://bvirtualogp.pr.gov/ogp/Bvirtual/leyesreferencia/PDF/2-ingles/0016-2017.pdf",
  },
  {
    country: "CA",
    region: "BC",
    law: "Pay Transparency Act, S.B.C. 2023, c. 18",
    source: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/23018",
  },
  {
    country: "CA",
    region: "PE",
    law: "Employment Standards Act, R.S.P.E.I. 1988, c. E-6.2",
    source: "https://www.princeedwardisland.ca/en/legislation/employment-standards-act",
  },
];

/** Article 5(2) had to be national law by June 7, 2026. */
const europeanUnion: readonly Ban[] = memberStates.map((country) => ({
  country,
  law: "Directive (EU) 2023/970, article 5(2)",
  source: "https://eur-lex.europa.eu/eli/dir/2023/970/oj",
}));

const bans: readonly Ban[] = [...unitedStates, ...cities, ...elsewhere, ...europeanUnion];

interface Place {
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
}

/** Their laws differ by region: somebody whose region isn't known may live under any of them. */
function isDivided(country: string): boolean {
  return bans.some((ban) => ban.country === country && ban.region !== undefined);
}

/** Whether a person who lives there may be asked what they earn. False if the place isn't known. */
export function mayAskCurrentPay({ country, region, city }: Place): boolean {
  if (country === null) return false;
  if (isDivided(country) && !isRegion(country, region)) return false;
  return !bans.some(
    (ban) =>
      ban.country === country &&
      (ban.region === undefined || ban.region === region) &&
      (ban.city === undefined || ban.city.toLowerCase() === city?.toLowerCase()),
  );
}
