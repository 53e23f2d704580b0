import type { Sector } from "./sector.ts";

export const serviceSectors = {
  retailer: {
    names: `
      {emblem} Market = groceries
      {surname} Hardware = tools and paint
      {coined} Outfitters = outdoor clothing
      {surname} Grocers = groceries
      {emblem} Home = furniture
      {surname} Department Stores
      {coined} Shoes = shoes
      {emblem} Toys and Books = books and toys`,
    about: `
      {employer} sells {offer} in [a dozen|thirty|ninety] stores. The one in {district} is [among the busiest|a favorite].
      Since {founded}, {employer} has sold {offer} with advice that customers come back for.
      {people} people work at {employer}. Our own brand, {product}, [outsells|sits beside] the big names in {offer}.`,
    offers: `
      groceries
      tools and paint
      outdoor clothing
      furniture
      books and toys
      shoes
      electronics`,
    employers: 320,
    since: 1893,
    abroad: 0.1,
  },
  restaurant: {
    names: `
      The {emblem}
      {surname}'s Kitchen
      {emblem} Tavern
      {surname} Hospitality Group
      {emblem} Cafe = breakfast all day
      {place} Grill = barbecue
      {emblem} Coffee Roasters = coffee and pastry`,
    about: `
      {employer} in {district} serves {offer} [seven days a week|from noon to midnight|six nights a week].
      Chef {founder} opened {employer} in {founded}. We cook {offer} from scratch and [close|all sit down] for a staff meal.
      Guests come to {employer} for {offer}. It is [loud|busy], warm, and [the tips are good|nobody shouts].`,
    offers: `
      wood-fired pizza
      seafood
      barbecue
      noodles
      tacos
      breakfast all day
      seasonal plates
      coffee and pastry`,
    employers: 300,
    since: 1958,
    local: true,
  },
  hotel: {
    names: `
      The {surname} Hotel
      {place} Inn and Suites
      {emblem} Resort
      {coined} Hotels
      {emblem} Lodge
      {place} Conference Center`,
    about: `
      {employer} has [120|180|240|310] rooms near {district} and is known for {offer}.
      Travelers choose {employer} for {offer}. Half of our {people} colleagues have been here for more than five years.
      {employer} opened in {founded}, was renovated [last year|recently], and [again|now] offers {offer}.`,
    offers: `
      quiet rooms
      weddings
      conferences
      a rooftop bar
      its spa
      family holidays`,
    employers: 170,
    since: 1898,
    abroad: 0.1,
  },
  property: {
    names: `
      {surname} Property Management
      {place} Apartments = apartment communities
      {emblem} Realty
      {surname} Facilities
      {emblem} Facility Services
      {coined} Property Services`,
    about: `
      {employer} looks after {offer} in and around {city}.
      Owners trust {employer} with {offer}; {people} people make sure that things work.
      Since {founded}, {employer} has taken care of {offer}. [Calls are answered by people|Tenants know our names].`,
    offers: `
      apartment communities
      office towers
      shopping centers
      medical buildings
      parks and gardens
      parking structures`,
    employers: 220,
    since: 1947,
    local: true,
  },
  media: {
    names: `
      {coined} Studios
      {emblem} Pictures = documentary films
      {place} Herald = local news
      {coined} Games = video games
      {emblem} Publishing = textbooks
      {place} Public Radio = podcasts`,
    about: `
      {employer} produces {offer}. Its best-known title, {product}, has [a loyal|an international] audience.
      From {district}, {people} people at {employer} make {offer} for people who [pay attention|like to be surprised].
      {founder} founded {employer} in {founded}. Since then we have made {offer} and kept [our independence|our sense of humor].`,
    offers: `
      documentary films
      local news
      video games
      podcasts
      textbooks
      children's television
      magazines`,
    employers: 140,
    since: 1886,
    abroad: 0.18,
  },
  garage: {
    names: `
      {surname} Auto Repair
      {surname} Motors
      {place} Truck and Trailer = work trucks
      {emblem} Collision
      {surname} Equipment Rental`,
    about: `
      {employer} keeps {offer} on the road around {city}.
      The [bays|lifts] at {employer} are busy with {offer}. Scanners, lifts, and uniforms are [ours|on us].
      Since {founded}, customers have brought {offer} to {employer} because the [bill|estimate] is honest.`,
    offers: `
      family cars
      work trucks
      delivery vans
      city buses
      farm machines
      electric vehicles`,
    employers: 150,
    since: 1926,
    local: true,
  },
} satisfies Record<string, Sector>;
