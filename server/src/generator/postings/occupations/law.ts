import type { Occupation } from "./occupation.ts";

export const law: Occupation[] = [
  {
    titles:
      "Attorney*4|Associate Attorney*5|Litigation Attorney*3|Corporate Counsel*3|Staff Attorney*2|Assistant District Attorney|General Counsel",
    industry: "Legal",
    at: ["law", "law", "law", "government", "insurance", "nonprofit", "software"],
    share: 12,
    pay: [98000, 165000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.25,
    specialties: "litigation|employment|real estate|immigration|family|corporate|insurance defense|criminal",
    skills:
      "Litigation|Legal research|Legal writing|Westlaw|Contract law|Negotiation|Intellectual property|Compliance|Public speaking",
    duties: `
      Handle [forty|sixty] {specialty} matters from intake to close
      Draft [motions|agreements|opinions] that say it once
      Take depositions and appear in [county|state|federal] court
      Advise clients on what is [likely|wise], not only on what is possible
      Negotiate settlements in {specialty} cases
      Supervise paralegals and [summer associates|clerks]
      Keep time, [deadlines|files], and confidences`,
    needs: `
      Admission to the bar of {region}
      [Two|Three|Five] years of {specialty} practice
      Clear prose and [careful|quick] research
      Courage, courtesy, preparation`,
  },
  {
    titles:
      "Paralegal*7|Litigation Paralegal*3|Legal Assistant*5|Corporate Paralegal*2|Legal Secretary*3|Immigration Paralegal",
    industry: "Legal",
    at: ["law", "law", "law", "government", "bank", "insurance"],
    share: 14,
    pay: [24, 36, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.19,
    contract: 0.12,
    specialties: "litigation|probate|real estate|immigration|personal injury|corporate",
    skills:
      "Paralegal|Legal research|Legal writing|Westlaw|Microsoft Office|Filing|Record keeping|Scheduling|Notary public|Litigation",
    duties: `
      Prepare {specialty} filings and get them in before the clerk closes
      Organize [exhibits|discovery|binders] for trial
      Interview clients and [gather|request] records
      Keep the calendar of [two|three] attorneys free of surprises
      Draft letters, [forms|subpoenas], and first versions
      Check citations and [numbers|names] twice
      Notarize, [index|scan], and close files`,
    needs: `
      Paralegal certificate or [two|three] years in a {specialty} practice
      Discretion
      Command of [court rules|e-filing] in {region}
      Composure on deadline days`,
  },
  {
    titles:
      "Compliance Officer*3|Compliance Analyst*5|Compliance Manager*2|AML Analyst*3|Contract Administrator*4|Privacy Analyst*2|Regulatory Affairs Specialist*3",
    industry: "Legal",
    at: ["bank", "bank", "insurance", "biotech", "energy", "hospital"],
    share: 12,
    pay: [72000, 108000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.19,
    hybrid: 0.28,
    contract: 0.12,
    abroad: true,
    skills:
      "Compliance|Anti-money laundering|Risk management|Auditing|Contract management|Investigations|Technical Writing|Microsoft Excel|Report writing",
    duties: `
      Read new rules and tell us what changes on [Monday|the first]
      Test [controls|files|transactions] and write up the gaps
      Review contracts, [claims|labels], and gifts
      Look into alerts and [report|close] them with reasons
      Answer [regulators|examiners] completely and on time
      Train colleagues with cases, not slides
      Keep policies [short|current] and findable`,
    needs: `
      [Two|Three] years in compliance, audit, or law
      Certificate such as CAMS, CRCM, or RAC is a plus
      Independence and tact
      Exact writing`,
  },
];
