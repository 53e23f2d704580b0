import type { Sector } from "./sector.ts";

export const healthSectors = {
  hospital: {
    names: `
      {saint} Medical Center
      {saint} Hospital
      {surname} Memorial Hospital
      {place} Regional Medical Center
      {coined} Health
      {surname} Children's Hospital
      {place} Health System`,
    about: `
      {employer} is a [teaching|community|nonprofit] hospital [serving|that has served] {city} since {founded}, known for its {offer}.
      With about {people} colleagues, {employer} runs [two|three|four] hospitals and the {offer} that [the|our whole] region relies on.
      {employer} looks after [families|patients] from all over the {city} area. Our {offer} [grew|has grown] out of a small ward opened in {founded}.`,
    offers: `
      stroke center
      heart and vascular program
      birth center
      cancer institute
      level II trauma center
      burn unit
      kidney transplant program
      orthopedic institute`,
    employers: 420,
    since: 1871,
  },
  clinic: {
    names: `
      {place} Family Medicine
      {surname} and {surname} Physicians
      {coined} Care
      {place} Medical Group
      {surname} Clinic
      {emblem} Health Partners
      {place} Community Health Center`,
    about: `
      {employer} is [an independent|a growing] practice in {district} that offers {offer} to [people of all ages|whole families].
      Since {founded}, {employer} has kept {offer} close to home, with [evening|early morning|Saturday] appointments for working people.
      {employer} was founded by Dr. {founder} in {founded}. About {people} of us provide {offer} across {city}.`,
    offers: `
      primary care
      same-day visits
      physical rehabilitation
      behavioral health care
      women's health services
      walk-in urgent care`,
    employers: 380,
    since: 1948,
    local: true,
  },
  home: {
    names: `
      {place} Senior Living
      {emblem} Home Care = home care
      {saint} Residence
      {coined} Hospice = hospice care
      {place} Nursing and Rehabilitation
      {surname} House`,
    about: `
      {employer} gives {offer} to older people in {city} who want to [live well|stay themselves|remain at home].
      At {employer}, {people} caregivers share [one idea|one promise]: {offer} that a daughter would choose for her own father.
      Residents have called {employer} home since {founded}. We are known in {district} for {offer} and for [good food|laughter|open doors].`,
    offers: `
      assisted living
      memory care
      skilled nursing
      short-term rehabilitation
      home care
      hospice care`,
    employers: 260,
    since: 1931,
    local: true,
  },
  dental: {
    names: `
      {place} Dental Group
      {surname} Family Dentistry
      {emblem} Dental
      {coined} Smiles`,
    about: `
      {employer} is a [family|group] practice in {district} that offers {offer}.
      Since {founded}, patients have come to {employer} for {offer} and for appointments that begin on time.
      Dr. {founder} opened {employer} in {founded}; {people} of us now see patients of all ages.`,
    offers: `
      gentle dentistry
      implants and crowns
      children's dentistry
      clear aligners
      same-day repairs`,
    employers: 90,
    since: 1961,
    local: true,
  },
  pharmacy: {
    names: `
      {emblem} Pharmacy
      {surname} Drugs
      {coined} Rx
      {place} Pharmacy`,
    about: `
      {employer} has filled prescriptions in {city} since {founded} and is known for {offer}.
      People in {district} trust {employer} with their medicines because of {offer}.
      {people} of us work at {employer}, a pharmacy with {offer}.`,
    offers: `
      short waits
      free delivery
      vaccination days
      medicines packed by the day
      plain advice`,
    employers: 70,
    since: 1909,
  },
  veterinary: {
    names: `
      {emblem} Animal Hospital
      {place} Veterinary Clinic
      {surname} Veterinary Partners
      {place} Animal Shelter`,
    about: `
      {employer} cares for [cats and dogs|pets and farm animals] around {city} and is known for {offer}.
      Owners bring their animals to {employer} for {offer}. Dr. {founder} founded it in {founded}.
      {people} people at {employer} offer {offer} [seven|six] days a week.`,
    offers: `
      surgery and dental care
      emergency visits
      gentle handling
      low-cost vaccinations
      home visits`,
    employers: 80,
    since: 1952,
    local: true,
  },
  biotech: {
    names: `
      {coined} Therapeutics
      {coined} Bio
      {coined} Diagnostics
      {surname} Laboratories
      {coined} Pharma
      {coined} Genomics`,
    about: `
      {employer} develops {offer}. Our lead candidate, {product}, is in a phase [one|two|three] study.
      Founded in {founded} by {founder}, {employer} has {people} people working on {offer} in {city}.
      The scientists at {employer} believe that {offer} should reach patients [years|a decade] sooner. {product} is our first step.`,
    offers: `
      medicines for rare diseases
      antibody therapies
      cell and gene therapies
      rapid diagnostic tests
      sequencing instruments
      vaccines that need no cold chain
      contract research for drug makers`,
    employers: 220,
    since: 1978,
    abroad: 0.25,
  },
} satisfies Record<string, Sector>;
