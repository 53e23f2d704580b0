import type { Occupation } from "./occupation.ts";

export const hospitality: Occupation[] = [
  {
    titles: "Line Cook*7|Cook*5|Prep Cook*4|Grill Cook*2|Breakfast Cook|Pastry Cook*2|School Cook",
    industry: "Production",
    at: ["restaurant", "restaurant", "restaurant", "hotel", "home", "school"],
    share: 28,
    pay: [16, 22, "hour"],
    levels: "floor",
    schedule: "kitchen",
    skills: "Cooking|Food preparation|Food safety|Baking|Cleaning|Menu planning|Inventory management",
    duties: `
      Work the [grill|sauté|fry] station through the dinner rush
      Prep [vegetables|stocks|dough] and label it with the date
      Plate as the chef drew it, [hot|every time]
      Taste, season, and [taste again|ask]
      Keep your board, knives, and [cooler|line] clean
      Tell the sous chef what runs low before it is gone
      Help the [dish pit|next station] when it drowns`,
    needs: `
      [One year|Some experience] on a busy line
      Food handler's card, or we get you one
      Speed without [cut fingers|shouting]
      Nights, weekends, and [comfortable|non-slip] shoes`,
  },
  {
    titles: "Server*7|Restaurant Server*2|Waiter|Banquet Server*3|Host*3|Food Runner*2|Busser*2",
    industry: "Customer Service",
    at: ["restaurant", "restaurant", "restaurant", "hotel", "home"],
    share: 26,
    pay: [13, 18, "hour"],
    levels: "floor",
    schedule: "kitchen",
    skills: "Waiting tables|Customer service|Point of sale|Cash handling|Food safety|Hospitality",
    duties: `
      Look after [four|five|six] tables and make each feel like the only one
      Explain the menu, [wines|specials], and what has nuts in it
      Enter orders right and [check|carry] plates
      Notice an empty glass or a [quiet|cold] table
      Split checks without sighing
      Set, clear, and polish between [seatings|courses]
      Say good night by name`,
    needs: `
      Warm manner and a memory for faces
      Experience [helps|is good]; attitude counts more
      Legal age to serve alcohol in {region}
      Balance, also of trays`,
  },
  {
    titles: "Bartender*6|Barista*6|Barback*2|Mixologist|Coffee Barista*2",
    industry: "Customer Service",
    at: ["restaurant", "restaurant", "hotel"],
    share: 14,
    pay: [14, 19, "hour"],
    levels: "floor",
    schedule: "kitchen",
    skills:
      "Bartending|Barista|Customer service|Point of sale|Cash handling|Inventory management|Food safety",
    duties: `
      Mix, pour, and [steam|shake] to recipe while chatting
      Remember [names|usuals] after the second visit
      Check identification [always|without fuss]
      Dial in the [grinder|bar] before opening
      Count stock and [order|note] what is short
      Cut off a guest kindly when it is time
      Close the [bar|counter] spotless`,
    needs: `
      [Six months|One year] behind a counter
      Alcohol service card in {region} where needed
      Quick hands, good arithmetic
      Late nights or [early|very early] mornings`,
  },
  {
    titles:
      "Restaurant Manager*5|Assistant Restaurant Manager*3|Restaurant General Manager*2|Food and Beverage Manager*2|Shift Manager*3|Kitchen Manager*2",
    industry: "Management",
    at: ["restaurant", "restaurant", "hotel"],
    share: 12,
    pay: [50000, 72000, "year"],
    levels: "single",
    schedule: "kitchen",
    skills:
      "Scheduling|Food safety|Customer service|Recruiting|Inventory management|Budgeting|Hospitality|Cash handling|Performance management",
    duties: `
      Lead the floor on [five|four] shifts a week
      Schedule, [hire|train], and thank people
      Keep food and labor cost where [we agreed|they belong]
      Taste the specials and brief the team
      Turn a complaint into a [regular|story]
      Pass inspections on any [Tuesday|day]
      Count, deposit, and lock up`,
    needs: `
      [Two|Three] years of leading in restaurants
      Food protection certificate
      Knowledge of [wine|kitchens|schedules]
      Stamina and [grace|humor]`,
  },
  {
    titles: "Executive Chef*3|Sous Chef*5|Head Chef*2|Chef de Partie|Pastry Chef*2|Culinary Director",
    industry: "Management",
    at: ["restaurant", "hotel", "hotel", "home", "university"],
    share: 8,
    pay: [55000, 84000, "year"],
    levels: "single",
    schedule: "kitchen",
    skills:
      "Cooking|Menu planning|Food safety|Inventory management|Budgeting|Scheduling|Catering|Food preparation",
    duties: `
      Write menus with the [season|farmers] and cost them honestly
      Run a kitchen of [six|nine|fourteen] that stays
      Order daily, [waste little|pay on time], and know every grower
      Teach [knife work|sauces] to those who want it
      Hold standards on a [slow|full] night alike
      Cater for [forty|two hundred] when asked
      Keep temperatures, [logs|allergens], and schedules in order`,
    needs: `
      [Four|Five] years as cook, some as sous chef
      Palate, calm, and clean [whites|habits]
      Command of food cost
      Leadership without fear`,
  },
  {
    titles:
      "Front Desk Agent*6|Hotel Front Desk Clerk*3|Night Auditor*3|Guest Services Agent*3|Concierge*2|Front Office Supervisor",
    industry: "Customer Service",
    at: ["hotel", "hotel", "property"],
    share: 13,
    pay: [15.5, 20.5, "hour"],
    levels: "floor",
    schedule: "store",
    skills: "Customer service|Hospitality|Cash handling|Reception|Data entry|Microsoft Office",
    duties: `
      Check guests in and out, [tired|late] ones first
      Answer the phone by the third ring
      Recommend [dinner|a walk] around {district} you would take yourself
      Solve [noise|billing|key] troubles on the spot
      Balance the [drawer|day] at the end of the shift
      Pass notes to housekeeping and [maintenance|the next shift]
      Know what to do when the alarm sounds`,
    needs: `
      Good manners in [two|one or more] languages
      Computer skills
      Flexibility for [nights|weekends|holidays]
      Neat appearance`,
  },
  {
    titles:
      "Housekeeper*6|Room Attendant*4|Housekeeping Aide*2|Janitor*4|Custodian*5|Cleaner*3|EVS Technician*3",
    industry: "Other",
    at: ["hotel", "hotel", "hospital", "school", "property", "home"],
    share: 28,
    pay: [14.5, 19, "hour"],
    levels: "floor",
    schedule: "day",
    contract: 0.06,
    skills: "Housekeeping|Cleaning|Janitorial|Infection control|Customer service",
    duties: `
      Clean [fourteen|sixteen] rooms a day, corners included
      Make beds with [tight|square] sheets and fresh towels
      Empty bins, mop, and [disinfect|polish] on a route
      Report what drips, [flickers|squeaks], or is missing
      Mix chemicals as the label says
      Return lost [rings|toys] to their owners
      Set up [tables|chairs] for events`,
    needs: `
      No experience needed
      Ability to bend, [push a cart|climb stairs], and lift thirty pounds
      Trustworthiness in empty rooms
      Pride in a thing well done`,
  },
  {
    titles:
      "Event Coordinator*5|Event Planner*3|Event Manager*2|Conference Services Manager|Wedding Coordinator|Catering Sales Manager*2",
    industry: "General Business",
    at: ["hotel", "nonprofit", "university", "agency"],
    share: 7,
    pay: [48000, 70000, "year"],
    levels: "desk",
    schedule: "office",
    hybrid: 0.15,
    contract: 0.1,
    abroad: true,
    skills:
      "Event planning|Budgeting|Negotiation|Customer service|Catering|Microsoft Office|Vendor management|Social media",
    duties: `
      Plan [weddings|conferences|fundraisers] from the first call to the last chair
      Book [rooms|speakers|bands] and read their contracts
      Keep budgets with a line for [rain|surprises]
      Brief crews and be the first on site
      Write run sheets to the minute
      Charm hosts, [caterers|donors], and fire marshals
      Collect what went wrong and [fix|share] it`,
    needs: `
      [Two|Three] years of events
      Lists, [spare fuses|safety pins], and a level head
      Evenings and weekends in season
      Friendly negotiation`,
  },
];
