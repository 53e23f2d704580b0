import type { Occupation } from "./occupation.ts";

export const marketing: Occupation[] = [
  {
    titles:
      "Digital Marketing Specialist*5|Digital Marketing Manager*4|SEO Specialist*3|Email Marketing Specialist*2|Growth Marketer*2|PPC Specialist*2|Performance Marketing Manager",
    industry: "Marketing",
    at: ["software", "retailer", "agency", "agency", "university", "nonprofit", "hotel"],
    share: 13,
    pay: [60000, 92000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.27,
    contract: 0.16,
    abroad: true,
    skills:
      "Digital marketing|SEO|SEM|Google Analytics|Google Ads|Email marketing|HubSpot|Social media|Marketo|Content marketing|Copywriting",
    duties: `
      Plan and run campaigns for {product} with a budget of [five|six] figures
      Test [subject lines|pages|audiences] and keep what earns
      Make {product} findable for the words people use
      Build mail journeys that people can leave in one click
      Report cost per [customer|visit] without vanity
      Work with [writers|designers] on pages that load
      Clean lists and respect [consent|silence]`,
    needs: `
      [Two|Three] years of hands-on campaigns
      Comfort with numbers and [tags|spreadsheets]
      Writing that is [brief|alive]
      Certificates in ad platforms are welcome`,
  },
  {
    titles:
      "Marketing Manager*6|Product Marketing Manager*4|Brand Manager*4|Marketing Coordinator*5|Marketing Director*2|Field Marketing Manager",
    industry: "Marketing",
    at: ["software", "food", "manufacturer", "bank", "hospital", "retailer", "media"],
    share: 14,
    pay: [80000, 122000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.31,
    abroad: true,
    skills:
      "Marketing|Brand management|Market research|Budgeting|Content marketing|Project management|CRM|Event planning|Public speaking",
    duties: `
      Decide whom {product} is for, and say it in a sentence
      Launch [three|four] times a year with sales ready
      Own a budget and [defend|prune] it
      Brief agencies and judge [work|ideas], not decks
      Talk with buyers in [stores|calls] each week
      Write [cases|guides] that sales people send
      Measure [awareness|trial] honestly`,
    needs: `
      [Three|Five] years in brand or product marketing
      Taste with arithmetic
      Experience in [regulated|technical|consumer] fields
      Leadership of [two|a few] people or partners`,
  },
  {
    titles:
      "Social Media Manager*5|Social Media Coordinator*3|Content Strategist*3|Content Marketing Manager*3|Community Manager*2|Content Creator*3",
    industry: "Marketing",
    at: ["agency", "agency", "media", "retailer", "restaurant", "nonprofit"],
    share: 9,
    pay: [54000, 80000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.31,
    hybrid: 0.25,
    contract: 0.2,
    abroad: true,
    skills:
      "Social media|Content marketing|Copywriting|Video editing|Photography|Google Analytics|Adobe Creative Suite|SEO",
    duties: `
      Keep a calendar of [posts|stories|films] worth stopping for
      Film, cut, and [caption|light] with a phone
      Answer comments like a person
      Spot [trends|trouble] before lunch
      Interview [customers|makers] and tell their story
      Report what [traveled|flopped] and why
      Protect the tone on a bad day`,
    needs: `
      Accounts or clips you are proud of
      Fast, clean writing
      Eye for [light|rhythm]
      Thick skin, warm heart`,
  },
  {
    titles:
      "Media Planner*4|Media Buyer*4|Paid Media Specialist*3|Advertising Coordinator*3|Ad Operations Specialist*3|Programmatic Trader*2",
    industry: "Advertising",
    at: ["agency", "agency", "media"],
    share: 9,
    pay: [58000, 86000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.26,
    hybrid: 0.33,
    abroad: true,
    skills:
      "Google Ads|SEM|Google Analytics|Microsoft Excel|Negotiation|Budgeting|Market research|Social media|Data Analysis",
    duties: `
      Plan where the money of [five|eight] clients works hardest
      Buy [search|radio|outdoor|video] and negotiate the extras
      Traffic ads and [check|screenshot] that they ran
      Move budgets [weekly|daily] toward what pays
      Explain reach and [frequency|waste] without fog
      Reconcile bills with [publishers|platforms]
      Question numbers that flatter`,
    needs: `
      [One year|Two years] in an agency or media house
      Spreadsheet stamina
      Curiosity about people's [habits|mornings]
      Platform certificates [welcome|a plus]`,
  },
  {
    titles:
      "Copywriter*6|Senior Copywriter|Art Director*4|Creative Director*2|Advertising Account Executive*4|Account Coordinator*3|Content Writer*4",
    industry: "Advertising",
    at: ["agency", "agency", "agency", "retailer"],
    share: 10,
    pay: [62000, 96000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.28,
    contract: 0.26,
    abroad: true,
    skills:
      "Copywriting|Copy editing|Brand management|SEO|Adobe Creative Suite|Content marketing|Account management|Illustration",
    duties: `
      Find the one thing worth saying about {product}
      Write [headlines|scripts|labels] by the dozen and keep two
      Pair with an [art|design] partner and disagree well
      Present to clients and [listen|defend gently]
      Keep jobs moving through [proof|approval]
      Edit until it sounds [spoken|easy]
      Mind budgets, [rights|claims], and small print`,
    needs: `
      Book or site with [six|eight] pieces
      [Three|Four] years in a studio or agency
      Range from [banner|label] to film
      Manners at deadline`,
  },
  {
    titles:
      "Public Relations Specialist*5|PR Specialist*2|PR Manager*3|Communications Specialist*5|Media Relations Manager*2|Publicist*2|PR Account Executive*3",
    industry: "Public Relations",
    at: ["agency", "agency", "nonprofit", "government", "university", "hospital"],
    share: 11,
    pay: [60000, 90000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.19,
    hybrid: 0.3,
    contract: 0.1,
    abroad: true,
    skills:
      "Public relations|Copywriting|Social media|Journalism|Public speaking|Event planning|Report writing|Stakeholder management",
    duties: `
      Pitch stories that [reporters|editors] would miss
      Write releases, [speeches|statements], and plain answers
      Prepare people for [cameras|hearings]
      Answer the press within the hour
      Watch [mentions|rumors] and advise early
      Organize [briefings|site visits|openings]
      Keep facts straight when it is [loud|uncomfortable]`,
    needs: `
      [Two|Three] years in a newsroom or an agency
      Contacts earned by being useful
      Swift, exact prose
      On call in a crisis`,
  },
  {
    titles:
      "Communications Director*3|Director of Communications*3|Public Affairs Manager*3|Communications Manager*5|Public Information Officer*3|Internal Communications Manager*2",
    industry: "Public Relations",
    at: ["government", "nonprofit", "university", "energy", "hospital", "bank"],
    share: 6,
    pay: [92000, 136000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.33,
    abroad: true,
    skills:
      "Public relations|Strategic planning|Stakeholder management|Budgeting|Public speaking|Copy editing|Change management|Journalism",
    duties: `
      Set out what {employer} says, to whom, and when it stays silent
      Lead [three|five|seven] writers and designers
      Advise the [director|mayor|president] frankly
      Speak for us on [air|record]
      Tell staff before the [press|rumor] does
      Build ties with [councils|neighbors|unions]
      Rehearse the bad day each [spring|year]`,
    needs: `
      [Eight|Ten] years in communications or journalism
      Record in a crisis
      Management that grows people
      Written work we may read`,
  },
];
