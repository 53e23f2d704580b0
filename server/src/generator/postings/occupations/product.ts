import type { Occupation } from "./occupation.ts";

export const product: Occupation[] = [
  {
    titles:
      "Product Manager*7|Technical Product Manager*2|Product Owner*4|Digital Product Manager|Group Product Manager",
    industry: "Product Management",
    at: ["software", "software", "software", "bank", "media", "telecom", "retailer"],
    share: 14,
    pay: [115000, 165000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.28,
    contract: 0.08,
    abroad: true,
    specialties: "growth|payments|mobile|platform|onboarding|search|subscriptions",
    skills:
      "Product management|Agile|SQL|JIRA|Strategic planning|Survey design|Scrum|Google Analytics|Figma|Stakeholder management|Data Analysis",
    duties: `
      Decide with your team what {product} does next, and what it will not do
      Speak with [five|ten] customers a month and bring [recordings|their words] back
      Write briefs that [state the problem|begin with evidence] and leave room for ideas
      Order the backlog of the {specialty} team by [value|risk] and effort
      Watch [retention|adoption] after release and admit it when [a bet fails|nobody cares]
      Work with sales and support so that [promises|prices] stay true
      Tell the [company|board] each quarter what we learned`,
    needs: `
      Experience in taking a product from idea to [daily use|revenue]
      Ability to read data yourself and to doubt it
      Trust of engineers and designers, earned by [listening|clarity]
      Writing that is short and [exact|complete]
      Knowledge of {specialty} products is [useful|a plus]`,
  },
  {
    titles: "Product Operations Manager*2|Product Analyst*3|Associate Product Manager*3|Product Specialist*2",
    industry: "Product Management",
    at: ["software", "bank", "media", "manufacturer"],
    share: 5,
    pay: [78000, 115000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.24,
    hybrid: 0.3,
    abroad: true,
    skills:
      "Product management|SQL|Microsoft Excel|Survey design|JIRA|Tableau|Strategic planning|Data Analysis",
    duties: `
      Collect [requests|complaints] about {product} and sort them into themes
      Prepare [beta programs|pilots] and keep in touch with those who take part
      Keep the roadmap readable for [sales|support|everyone]
      Run the numbers before and after each [launch|experiment]
      Write release notes that [customers|people] finish
      Arrange interviews and [summarize|tag] what was said
      Improve how product teams [plan|share findings]`,
    needs: `
      [Two|Three] years in product, [support|analytics], or consulting
      Order in your notes and in your calendar
      Good SQL or [a strong wish to learn it|spreadsheet skills]
      A feeling for customers who are [confused|loyal]
      Ease with many [small|parallel] tasks`,
  },
  {
    titles:
      "Project Manager*6|IT Project Manager*3|Technical Project Manager*2|Project Coordinator*3|PMO Analyst",
    industry: "Project Management",
    at: [
      "software",
      "bank",
      "hospital",
      "government",
      "consultancy",
      "energy",
      "telecom",
      "manufacturer",
      "staffing",
    ],
    share: 17,
    pay: [85000, 125000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.19,
    hybrid: 0.27,
    contract: 0.3,
    abroad: true,
    specialties: "infrastructure|clinical systems|regulatory|product launch|data center|migration",
    skills:
      "Project management|PMP|Agile|Microsoft Project|JIRA|Risk management|Budgeting|Scrum|Stakeholder management|Waterfall|Microsoft Excel",
    duties: `
      Plan {specialty} projects with [milestones|dates] that teams believe in
      Keep a [short|living] list of risks and do something about the top three
      Run meetings that [end early|produce decisions] and send the notes the same day
      Track [spending|hours] against budget and explain each difference
      Bring [vendors|departments] together when they point at one another
      Report status in one page, red when it is red
      Close projects properly: [handover|lessons], thanks, archive`,
    needs: `
      Experience in leading projects with [several|five or more] teams
      A PMP or similar certificate is [preferred|an advantage]
      Diplomacy, and a memory for [promises|details]
      Command of planning tools without being [ruled|impressed] by them
      Knowledge of {specialty} work helps`,
  },
  {
    titles: "Scrum Master*5|Agile Coach*2|Agile Delivery Lead|Release Train Engineer|Delivery Manager*2",
    industry: "Project Management",
    at: ["bank", "insurance", "software", "telecom", "consultancy", "staffing"],
    share: 5,
    pay: [95000, 138000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.27,
    contract: 0.34,
    abroad: true,
    skills: "Scrum|Agile|JIRA|Kanban|SAFe|Confluence|Coaching|SDLC",
    duties: `
      Help [two|three] teams to finish what they begin
      Remove obstacles [the same day|before they grow], or make them visible
      Facilitate planning, reviews, and retrospectives that [change something|people do not dread]
      Shield the team from [side quests|interruptions] and coach those who bring them
      Make flow visible with [few|honest] measures
      Coach product owners in [slicing|ordering] work
      Connect with other teams over [shared|hidden] dependencies`,
    needs: `
      [Three|Four] years as a scrum master or in a similar role
      Knowledge of frameworks and of when to bend them
      Skill in moderation and in [conflict|silence]
      A certificate such as CSM or PSM
      Some background in software or [operations|testing]`,
  },
  {
    titles:
      "Program Manager*6|Technical Program Manager*3|Portfolio Manager|Program Director|Implementation Manager*2",
    industry: "Project Management",
    at: ["aerospace", "software", "nonprofit", "government", "biotech", "consultancy"],
    share: 7,
    pay: [108000, 158000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.27,
    contract: 0.12,
    abroad: true,
    skills:
      "Program management|Project management|Risk management|Budgeting|Stakeholder management|Agile|Microsoft Project|PMP",
    duties: `
      Steer [a portfolio|a program] of related projects toward one outcome
      Align [funding|staffing] with what matters this year
      Set up governance that is [light|firm] and used
      Negotiate [dependencies|priorities] between departments
      Measure benefits [after|long after] the party
      Advise sponsors when to [stop|merge|pause] a project
      Mentor project managers and [review|share] their plans`,
    needs: `
      A record of programs worth several million dollars
      Authority without [raising your voice|a title]
      Experience with contracts, [grants|suppliers], and budgets
      Ability to see [patterns|trouble] across many reports
      Excellent writing for [executives|funders]`,
  },
  {
    titles: "UX Designer*5|Product Designer*5|UI/UX Designer*3|Interaction Designer|UX Researcher*2",
    industry: "Design",
    at: ["software", "software", "agency", "bank", "media", "consultancy"],
    share: 9,
    pay: [92000, 140000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.27,
    contract: 0.18,
    abroad: true,
    skills:
      "Figma|UX Design|UI Design|Prototyping|Wireframing|Survey design|Accessibility|Adobe XD|HTML|CSS|Responsive Design",
    duties: `
      Design flows for {product} from the first sketch to the [shipped|last] pixel
      Watch [people|customers] use what we made and take notes without defending it
      Prototype [quickly|in code or on paper] and throw most of it away
      Write the words on buttons and in [errors|empty states]
      Extend our design system with [care|documentation] and restraint
      Sit with engineers until the [details|motion] feels right
      Check contrast, focus, and [zoom|touch] on every screen`,
    needs: `
      A portfolio that shows [thinking|decisions], not only screens
      Practice in research with [small|real] samples
      Fluency in a design tool and in [systems|type]
      Knowledge of accessibility guidelines
      Willingness to be [wrong|edited] in public`,
  },
];
