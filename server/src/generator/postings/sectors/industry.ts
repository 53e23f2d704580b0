import type { Sector } from "./sector.ts";

export const industrySectors = {
  manufacturer: {
    names: `
      {surname} Manufacturing
      {coined} Industries
      {surname} and Sons
      {coined} Controls
      {place} Tool and Die
      {emblem} Works
      {surname} Precision
      {coined} Packaging`,
    about: `
      {employer} has made {offer} in {city} since {founded}. The {product} line ships to [forty|sixty|ninety] countries.
      {people} people at {employer} design, cut, weld, and assemble {offer}.
      Our {product} {offer} are found in [hospitals|ships|schools|kitchens|mines] everywhere. {employer} is family-owned and [debt-free|growing].
      {employer} builds {offer}. The plant in {district} runs [two|three] shifts and has gone [a year|two years|500 days] without a lost-time injury.`,
    offers: `
      industrial pumps
      hydraulic valves
      hospital beds
      plastic containers
      electric motors
      kitchen appliances
      conveyor systems
      farm equipment
      office furniture
      steel doors
      circuit boards
      compressors`,
    employers: 460,
    since: 1884,
    abroad: 0.14,
  },
  aerospace: {
    names: `
      {coined} Aerospace
      {surname} Aviation
      {coined} Defense Systems
      {coined} Space = small satellites
      {surname} Flight Sciences`,
    about: `
      {employer} designs {offer}. The {product} program employs {people} people in {city}.
      Since {founded}, pilots have trusted {offer} by {employer}.
      {employer} supplies {offer} to [airlines|research agencies|aircraft makers]. {product} flew for the first time [last spring|two years ago].`,
    offers: `
      small satellites
      landing gear
      flight instruments
      unmanned aircraft
      jet engine parts
      propulsion systems`,
    employers: 90,
    since: 1938,
    abroad: 0.1,
  },
  energy: {
    names: `
      {coined} Energy
      {place} Power and Light
      {coined} Solar = solar farms
      {surname} Oil and Gas = natural gas pipelines
      {place} Water Utility = water treatment plants
      {coined} Grid`,
    about: `
      {employer} operates {offer} around {city}. Some {people} of us keep the lights on [in every storm|day and night].
      Founded in {founded}, {employer} builds and runs {offer}; the {product} project will [double|add a third to] our output.
      {employer} depends on people who know {offer} and [respect|never argue with] a lockout tag.`,
    offers: `
      solar farms
      wind parks
      natural gas pipelines
      transmission lines
      water treatment plants
      battery storage sites
      substations`,
    employers: 140,
    since: 1899,
    abroad: 0.08,
  },
  builder: {
    names: `
      {surname} Construction
      {surname} Builders
      {place} Contractors
      {surname} Mechanical
      {emblem} Building Company
      {surname} Brothers Contracting
      {surname} Engineering`,
    about: `
      {employer} has built {offer} around {city} since {founded}.
      {employer} is a [union|merit shop|family] contractor with {people} people in the field and a name for {offer}.
      Crews from {employer} work on {offer}. Most jobs are within [thirty|forty|fifty] miles of {district}, so you sleep in your own bed.`,
    offers: `
      schools and libraries
      custom homes
      hospital additions
      bridges and roads
      apartment buildings
      data centers
      warehouses
      water mains`,
    employers: 380,
    since: 1908,
    local: true,
  },
  food: {
    names: `
      {emblem} Foods
      {surname} Farms
      {emblem} Bakery = bread and rolls
      {place} Creamery = yogurt and cheese
      {surname} Brewing = craft beer
      {coined} Beverage = fruit juice`,
    about: `
      {employer} makes {offer}. The plant in {district} starts before dawn and ships the same day.
      Since {founded}, {employer} has made {offer} with [few|honest|local] ingredients; {product} is the one most people know.
      {people} people at {employer} bake, fill, pack, and ship {offer}.`,
    offers: `
      bread and rolls
      yogurt and cheese
      frozen meals
      craft beer
      salad kits
      poultry products
      sauces and spices
      fruit juice`,
    employers: 150,
    since: 1897,
    abroad: 0.06,
  },
  logistics: {
    names: `
      {surname} Logistics
      {coined} Freight
      {emblem} Trucking
      {surname} Transport
      {coined} Fulfillment
      {place} Distribution
      {surname} Moving and Storage`,
    about: `
      {employer} moves {offer} through a hub in {district}. [Late loads are rare|On a good night nothing waits].
      With {people} people and [a young|a well-kept] fleet, {employer} has carried {offer} since {founded}.
      Shops and plants around {city} count on {employer} for {offer}.`,
    offers: `
      refrigerated food
      parcels
      building materials
      automotive parts
      furniture
      online orders
      medical supplies
      beverages`,
    employers: 260,
    since: 1919,
    abroad: 0.08,
  },
} satisfies Record<string, Sector>;
