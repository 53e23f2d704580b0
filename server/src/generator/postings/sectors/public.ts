import type { Sector } from "./sector.ts";

export const publicSectors = {
  school: {
    names: `
      {place} School District
      {place} Public Schools
      {emblem} Charter School
      {surname} Academy
      {place} Unified School District`,
    about: `
      {employer} teaches about {people} children [from preschool to grade twelve|in nine schools]. Families choose us for our {offer}.
      The schools of {employer} stand in {district} and nearby. [Classes are small|Teachers stay], and we are proud of our {offer}.
      {employer} believes that every child can read by eight. {founder} started our {offer} in {founded}.`,
    offers: `
      dual language program
      robotics clubs
      music program
      early reading program
      outdoor classrooms
      career academies`,
    employers: 240,
    since: 1880,
    local: true,
  },
  university: {
    names: `
      {place} University
      {surname} College
      {place} Community College
      {surname} Institute of Technology
      {saint} University`,
    about: `
      {employer} has about {people} students and staff in {city} and a strong {offer}.
      Founded in {founded}, {employer} is a [public|private|land-grant] institution known for its {offer}.
      Many students at {employer} are the first of their family at a university. The {offer} is where [many|most] of them begin.`,
    offers: `
      school of nursing
      engineering faculty
      public health program
      marine station
      evening program
      department of chemistry
      observatory`,
    employers: 130,
    since: 1851,
    abroad: 0.15,
  },
  government: {
    names: `
      {surname} County
      Town of {place}
      City of {place}
      {place} Township`,
    about: `
      {employer} serves its residents with {people} employees. What people notice first is {offer}.
      Public service at {employer} means {offer}, open books, and a pension at the end.
      {employer} invests in {offer} [this year|over the next five years] and fills positions by merit.`,
    offers: `
      safe streets
      clean water
      reliable buses
      public health clinics
      parks and trails
      fair permits
      library branches`,
    employers: 220,
    since: 1803,
    local: true,
  },
  nonprofit: {
    names: `
      {place} Food Bank = hot meals
      {emblem} Foundation
      {surname} Center for Families
      {coined} Alliance
      {place} Housing Trust = shelter and counseling
      {place} Museum of Art = art for everyone
      {surname} Conservancy = habitat restoration`,
    about: `
      {employer} is a nonprofit that offers {offer} in {city}. Last year {people} people came through our doors.
      Since {founded}, {employer} has provided {offer} with a small staff and many volunteers.
      Neighbors founded {employer} in {founded}. Our {product} program now brings {offer} to [five|eight|eleven] counties.`,
    offers: `
      hot meals
      shelter and counseling
      after-school care
      art for everyone
      habitat restoration
      job training
      legal help for tenants`,
    employers: 200,
    since: 1911,
    local: true,
  },
  childcare: {
    names: `
      {emblem} Preschool
      {place} Early Learning Center
      Little {emblem} Child Care
      {surname} Montessori`,
    about: `
      {employer} cares for children from [six weeks|two years] to five years in {district}, with {offer}.
      Parents come to {employer} for {offer} and for teachers who [stay|know every child].
      Since {founded}, {employer} has been a place with {offer}, muddy boots, and [plenty of|a great many] books.`,
    offers: `
      a garden of its own
      small groups
      a bilingual program
      home-cooked lunches
      long opening hours`,
    employers: 110,
    since: 1965,
    local: true,
  },
} satisfies Record<string, Sector>;
