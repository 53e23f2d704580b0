import type { Occupation } from "./occupation.ts";

export const management: Occupation[] = [
  {
    titles:
      "Operations Manager*7|General Manager*4|Director of Operations*3|Branch Manager*2|Regional Manager*2|Chief Operating Officer",
    industry: "Management",
    at: ["logistics", "manufacturer", "hotel", "retailer", "garage", "property", "food"],
    share: 16,
    pay: [78000, 120000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.05,
    hybrid: 0.13,
    abroad: true,
    skills:
      "Operations management|Budgeting|Performance management|Business process improvement|Strategic planning|Lean manufacturing|Recruiting|Customer service",
    duties: `
      Answer for [a site|three branches|a region] with [forty|ninety|200] people
      Set goals with [supervisors|teams] and review them weekly
      Own the budget, line by line
      Walk, ask, and remove what is in the way
      Raise service without [burning|losing] people
      Plan [capacity|peaks|investments] a year ahead
      Represent {employer} with customers and [inspectors|neighbors]`,
    needs: `
      [Five|Seven] years of operations, three of them leading
      Financial sense
      Presence and fairness
      Lean or service methods in practice`,
  },
  {
    titles:
      "Plant Manager*4|Engineering Manager*4|Construction Manager*3|Facilities Manager*5|Maintenance Manager*3|Fleet Manager*2",
    industry: "Management",
    at: ["manufacturer", "food", "energy", "property", "university", "hospital"],
    share: 10,
    pay: [96000, 142000, "year"],
    levels: "single",
    schedule: "office",
    hybrid: 0.04,
    skills:
      "Operations management|Occupational safety|Budgeting|Preventive maintenance|Lean manufacturing|Project management|Building maintenance|Performance management|Vendor management",
    duties: `
      Lead a site with [eighty|120|300] people and [older|mixed] equipment
      Put safety before [output|opinion], visibly
      Spend [two|four|nine] million on upkeep and growth with sense
      Grow supervisors who [decide|teach]
      Cut energy, [scrap|downtime], and noise
      Prepare for [audits|storms|peaks]
      Speak with every shift monthly`,
    needs: `
      Degree in engineering or [long|deep] practice
      [Seven|Ten] years in plants or facilities
      Command of contracts and capital plans
      Straight talk`,
  },
  {
    titles:
      "Management Consultant*5|Consultant*4|Strategy Consultant*3|Business Consultant*3|Change Management Consultant*3|Associate Consultant*3|Engagement Manager*2",
    industry: "Consulting",
    at: ["consultancy", "consultancy", "accounting"],
    share: 13,
    pay: [92000, 145000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.17,
    hybrid: 0.33,
    contract: 0.14,
    abroad: true,
    specialties: "operations|health care|public sector|pricing|supply chain|organization",
    skills:
      "Management consulting|Strategic planning|Change management|Microsoft PowerPoint|Microsoft Excel|Financial modeling|Stakeholder management|Business process improvement|Public speaking|Data Analysis",
    duties: `
      Work in teams of [three|four] on {specialty} questions clients lose sleep over
      Interview [clerks|surgeons|foremen] before executives
      Build models and cut slides to what matters
      Test advice in [one branch|a pilot] first
      Moderate rooms where {specialty} interests collide
      Coach client teams to go on without us
      Write proposals that [promise less|fit]`,
    needs: `
      [Two|Three] years in consulting or in {specialty} work
      Analysis and bedside manner
      Degree of any subject, well done
      Travel [one|two] nights a week`,
  },
];
