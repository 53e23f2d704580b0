import type { Occupation } from "./occupation.ts";

export const buying: Occupation[] = [
  {
    titles:
      "Buyer*5|Purchasing Agent*3|Procurement Specialist*4|Purchasing Specialist*2|Strategic Buyer|Procurement Analyst*2",
    industry: "Purchasing",
    at: ["manufacturer", "manufacturer", "aerospace", "government", "university", "hospital", "energy"],
    share: 10,
    pay: [60000, 86000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.27,
    contract: 0.12,
    abroad: true,
    specialties: "castings|electronics|medical supplies|packaging|construction services|indirect goods",
    skills:
      "Procurement|Negotiation|SAP|Microsoft Excel|Contract management|Vendor management|Supply chain management|Forecasting|Oracle Cloud",
    duties: `
      Buy {specialty} worth [four|nine|twenty] million dollars a year
      Ask for quotes, compare [landed|total] cost, and award in writing
      Negotiate prices, [lead times|terms], and what happens when things go wrong
      Expedite late orders before they stop [the line|surgery|a crew]
      Visit suppliers of {specialty} and [rate|develop] them
      Approve invoices that match, and question those that do not
      Find a second source where we have only one`,
    needs: `
      [Two|Three|Four] years of buying, best in {specialty}
      Ability to read drawings or [specifications|contracts]
      Fairness that suppliers [remember|respect]
      Strong spreadsheets and an ERP system`,
  },
  {
    titles:
      "Procurement Manager*4|Category Manager*3|Sourcing Manager*2|Purchasing Manager*3|Contracts Manager|Director of Procurement",
    industry: "Purchasing",
    at: ["manufacturer", "energy", "hospital", "retailer", "biotech", "government"],
    share: 6,
    pay: [98000, 142000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.3,
    abroad: true,
    skills:
      "Procurement|Negotiation|Contract management|Vendor management|Strategic planning|Risk management|Budgeting|Stakeholder management|SAP",
    duties: `
      Set the strategy for [packaging|services|raw materials] and see it through
      Lead a team of [four|six|nine] buyers
      Negotiate agreements that last [three|five] years
      Map [single|fragile] suppliers and lower the risk
      Bring engineers and [finance|lawyers] to the table early
      Save [three|four] percent a year without [tricks|squeezing]
      Hold suppliers to rules on [labor|waste|safety]`,
    needs: `
      [Seven|Eight] years in purchasing, some of them leading
      Certificate such as CPSM or CIPS is welcome
      Experience with contracts in [several|two] countries
      Integrity beyond [doubt|lunch]`,
  },
  {
    titles:
      "Purchasing Clerk*3|Purchasing Assistant*3|Procurement Coordinator*3|Purchasing Coordinator*3|Materials Coordinator",
    industry: "Purchasing",
    at: ["manufacturer", "hospital", "school", "hotel", "builder"],
    share: 6,
    pay: [20, 27, "hour"],
    levels: "desk",
    schedule: "office",
    hybrid: 0.11,
    abroad: true,
    skills: "Procurement|Data entry|Microsoft Excel|Record keeping|Vendor management|Accounts payable|SAP",
    duties: `
      Turn requests into orders [the same day|by noon]
      Confirm dates with suppliers and update the system
      Match [receipts|packing slips] with invoices
      Keep catalogs, [prices|contacts], and certificates current
      Help colleagues to [find|order] what they need
      Chase what is late, politely and [again|often]
      File contracts so that others can find them`,
    needs: `
      [One year|Some experience] in an office
      Good spreadsheet and [mail|phone] manners
      Attention to [quantities|units] and dates
      Friendly persistence`,
  },
];
