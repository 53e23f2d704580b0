import type { Occupation } from "./occupation.ts";

export const sales: Occupation[] = [
  {
    titles:
      "Sales Development Representative*5|SDR*3|Business Development Representative*4|BDR*2|Inside Sales Representative*4|Lead Generation Specialist",
    industry: "Sales",
    at: ["software", "software", "telecom", "staffing", "consultancy"],
    share: 16,
    pay: [48000, 70000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.25,
    abroad: true,
    skills: "Cold calling|Lead generation|Salesforce|Sales|CRM|HubSpot|Negotiation|Email marketing",
    duties: `
      Call and write to [forty|fifty|sixty] companies a day that {product} could help
      Research before you dial
      Ask good questions and book [eight|ten] meetings a month
      Note every talk in the CRM
      Answer people who come to us within [five|ten] minutes
      Try [lines|stories] and share what opened doors
      Hand over to account executives with context`,
    needs: `
      [No|Little] experience required, hunger to learn very much so
      Resilience after the [ninth|tenth] no
      Good ear, clear voice
      Order and honesty in your numbers`,
  },
  {
    titles:
      "Account Executive*7|Enterprise Account Executive*2|Sales Executive*4|Account Manager*6|Key Account Manager*2|Sales Consultant*2",
    industry: "Sales",
    at: ["software", "software", "telecom", "manufacturer", "media", "insurance", "food"],
    share: 22,
    pay: [72000, 115000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.31,
    hybrid: 0.22,
    abroad: true,
    specialties: "mid-market|public sector|health care|retail|financial services|new business",
    skills:
      "Sales|Negotiation|Account management|Salesforce|CRM|Business development|Public speaking|Forecasting|Microsoft Office",
    duties: `
      Carry a yearly target for {specialty} and the freedom to reach it
      Find out what [buyers|users] lose without {product}
      Demonstrate {product} with the buyer's own case
      Write offers that lawyers [sign|barely touch]
      Forecast within [ten|five] percent
      Stay in touch after the signature
      Visit customers in [four|several] states or by video`,
    needs: `
      [Two|Three|Five] years of selling to companies
      Record against targets, with the story behind it
      Knowledge of {specialty} buyers
      Honesty about what {product} cannot do`,
  },
  {
    titles:
      "Outside Sales Representative*5|Sales Representative*6|Territory Sales Manager*3|Medical Device Sales Representative*2|Route Sales Representative*2|Technical Sales Representative*2",
    industry: "Sales",
    at: ["manufacturer", "builder", "food", "biotech", "logistics", "property"],
    share: 20,
    pay: [58000, 92000, "year"],
    levels: "single",
    schedule: "field",
    contract: 0.14,
    skills:
      "Sales|Cold calling|Negotiation|Account management|CRM|Driving|Customer service|Business development",
    duties: `
      Own a territory around {city} and see [eight|ten|twelve] customers a day
      Win new accounts and [keep|grow] the old
      Quote prices on the spot and stand by them
      Bring [samples|catalogs] and leave with an order
      Tell the plant what customers [curse|praise]
      Collect what is overdue with a smile
      Plan the week so that miles pay`,
    needs: `
      [Two|Three] years of field sales
      License and a car; we pay mileage
      Interest in what we sell and in who buys it
      Self-discipline on Fridays`,
  },
  {
    titles:
      "Sales Manager*6|Regional Sales Manager*4|Director of Sales*3|Sales Team Lead*2|Area Sales Manager*2|VP of Sales",
    industry: "Sales",
    at: ["manufacturer", "software", "telecom", "hotel", "food"],
    share: 10,
    pay: [92000, 142000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.24,
    abroad: true,
    skills:
      "Sales|Forecasting|Coaching|Salesforce|Negotiation|Performance management|Recruiting|Strategic planning|Budgeting",
    duties: `
      Lead [six|eight|eleven] sellers toward a plan you helped to write
      Ride along, listen, and [coach|debrief] in the car
      Keep the forecast sober
      Set territories and [pay plans|targets] people call fair
      Step into [late|large] deals without taking over
      Hire for character, train for the rest
      Work with [service|production] on what was promised`,
    needs: `
      [Three|Four] years of leading sellers
      Numbers at hand, [people|names] first
      Field travel [two|three] days a week
      Candor upward`,
  },
  {
    titles:
      "Real Estate Agent*5|Leasing Consultant*6|Leasing Agent*3|Property Manager*6|Assistant Property Manager*3|Community Manager - Apartments",
    industry: "Management",
    at: ["property", "property", "property"],
    share: 13,
    pay: [46000, 70000, "year"],
    levels: "single",
    schedule: "store",
    skills:
      "Real estate|Customer service|Sales|Negotiation|Budgeting|Vendor management|Microsoft Office|Social media",
    duties: `
      Show [apartments|homes|offices] and mention the train tracks
      Screen, lease, and renew by the law
      Walk the property each morning
      Collect rent and [settle|hear] disputes
      Get bids for [roofs|paint|plows]
      Report occupancy and [spending|arrears] to owners
      Answer residents within a day`,
    needs: `
      License in {region} where the role needs one
      [One year|Two years] in property or service
      Knowledge of fair housing rules
      Weekend showings in turn`,
  },
];
