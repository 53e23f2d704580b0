import type { Occupation } from "./occupation.ts";

export const office: Occupation[] = [
  {
    titles:
      "Administrative Assistant*8|Admin Assistant*2|Office Assistant*4|Office Administrator*3|Secretary*2|Administrative Coordinator*3|Unit Clerk*2",
    industry: "Administrative",
    at: [
      "university",
      "hospital",
      "law",
      "builder",
      "government",
      "nonprofit",
      "school",
      "property",
      "staffing",
    ],
    share: 28,
    pay: [19, 26, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.07,
    hybrid: 0.15,
    contract: 0.16,
    abroad: true,
    skills:
      "Microsoft Office|Office administration|Scheduling|Data entry|Customer service|Record keeping|Filing|Microsoft Excel|Typing|Google Workspace",
    duties: `
      Keep calendars, [travel|rooms], and supplies for a team of [nine|twelve|fifteen]
      Answer phones and visitors so that they feel expected
      Prepare [letters|minutes|forms] without typing errors
      Enter and file [invoices|records] the same day
      Plan [meetings|lunches] that begin on time
      Order what runs out, and remember birthdays
      Find the paper everyone gave up on`,
    needs: `
      [One year|Two years] in an office
      Good English and [quick|clean] typing
      Order amid interruption
      Discretion`,
  },
  {
    titles:
      "Executive Assistant*7|Executive Administrative Assistant*2|Personal Assistant*2|Chief of Staff*2|Executive Assistant to the CEO*2",
    industry: "Administrative",
    at: ["software", "bank", "university", "nonprofit", "biotech", "consultancy"],
    share: 9,
    pay: [66000, 95000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.12,
    hybrid: 0.3,
    contract: 0.1,
    abroad: true,
    skills:
      "Executive support|Travel planning|Scheduling|Microsoft Office|Event planning|Microsoft PowerPoint|Google Workspace|Stakeholder management",
    duties: `
      Guard the time of [two|three] executives and spend it well
      Prepare [board|staff] meetings down to the coffee
      Book trips across [time zones|oceans] and rebook them at night
      Draft notes in another person's voice
      Sort [mail|requests] by what matters
      Follow up on promises made in corridors
      Handle expenses and [gifts|visitors]`,
    needs: `
      [Three|Five] years beside senior people
      Secrecy, foresight, tact
      Command of calendars and [slides|spreadsheets]
      Availability when plans change`,
  },
  {
    titles:
      "Receptionist*7|Front Desk Receptionist*4|Medical Receptionist*4|Front Office Coordinator*2|Switchboard Operator",
    industry: "Administrative",
    at: ["clinic", "clinic", "law", "garage", "property", "school"],
    share: 18,
    pay: [16, 21, "hour"],
    levels: "floor",
    schedule: "day",
    contract: 0.06,
    skills:
      "Reception|Customer service|Scheduling|Data entry|Microsoft Office|Medical terminology|Typing|Cash handling",
    duties: `
      Welcome [patients|clients|parents] and know who is next
      Answer [four|six] lines without losing one
      Book, remind, and [rebook|confirm]
      Take payments and [scan|check] cards
      Keep the waiting room [calm|tidy] and the plants alive
      Sort mail, [parcels|faxes], and keys
      Notice who needs help and does not ask`,
    needs: `
      Friendly voice, also at five
      Basic computer skills
      Experience at a desk is [helpful|welcome]
      Reliability at opening time`,
  },
  {
    titles:
      "Data Entry Clerk*6|Data Entry Specialist*3|Records Clerk*3|File Clerk*2|Typist|Order Entry Clerk*2|Document Control Specialist*2",
    industry: "Administrative",
    at: ["insurance", "hospital", "government", "logistics", "staffing", "manufacturer"],
    share: 13,
    pay: [16.5, 21.5, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.31,
    hybrid: 0.07,
    contract: 0.32,
    abroad: true,
    skills: "Data entry|Typing|Microsoft Excel|Filing|Record keeping|Microsoft Office|Transcription",
    duties: `
      Key [orders|claims|forms] at [nine|ten] thousand strokes an hour
      Check entries against the source and correct them
      Scan, name, and [file|index] so that search works
      Query what is [smudged|missing]
      Keep a daily count and [share|log] it
      Purge by the retention schedule
      Help with [mail|phones] at peak times`,
    needs: `
      Accuracy above 99 percent
      Typing at [fifty|sixty] words a minute
      Concentration and good posture
      Respect for private data`,
  },
  {
    titles:
      "Office Manager*7|Practice Manager*4|Business Office Manager*2|Administrative Manager*2|Front Office Manager*2",
    industry: "Administrative",
    at: ["clinic", "law", "builder", "accounting", "software", "garage"],
    share: 11,
    pay: [52000, 74000, "year"],
    levels: "single",
    schedule: "office",
    hybrid: 0.1,
    abroad: true,
    skills:
      "Office administration|Bookkeeping|Scheduling|Human resources|Vendor management|Microsoft Office|QuickBooks|Payroll|Customer service",
    duties: `
      Run the office so that [doctors|lawyers|crews] can do their work
      Lead [three|five] people at the front
      Pay bills, [approve|check] hours, and watch cash
      Bargain with [landlords|vendors|insurers]
      Hire and [settle in|look after] new colleagues
      Improve one tiresome thing each month
      Keep keys, [licenses|policies], and contracts current`,
    needs: `
      [Three|Four] years in a similar office
      Basic accounting
      Kindness with a deadline
      Problem solving with a screwdriver, if need be`,
  },
  {
    titles:
      "Business Operations Associate*4|Operations Coordinator*4|Management Trainee*4|Operations Associate*3|Business Operations Manager*3|Strategy and Operations Associate*2",
    industry: "General Business",
    at: ["software", "logistics", "retailer", "bank", "hotel", "insurance"],
    share: 13,
    pay: [56000, 82000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.25,
    abroad: true,
    skills:
      "Operations management|Business process improvement|Microsoft Excel|Project management|SQL|Data Analysis|Stakeholder management|Strategic planning",
    duties: `
      Fix processes that [cross|fall between] departments
      Rotate through [sales|warehouse|finance] in your first year
      Track [ten|a dozen] measures and question two
      Prepare decisions with facts and [options|a price]
      Run pilots in [one branch|two cities] before all
      Write the manual after it works
      Stand in where hands are short`,
    needs: `
      Degree, or [work|service] that taught the same
      Structured thinking, spreadsheets
      Energy for detail
      Mobility between sites`,
  },
  {
    titles:
      "Program Coordinator*6|Grants Coordinator*3|Volunteer Coordinator*3|Development Associate*3|Grant Writer*3|Fundraising Manager*2|Community Outreach Coordinator*4",
    industry: "General Business",
    at: ["nonprofit", "nonprofit", "university", "government"],
    share: 12,
    pay: [46000, 66000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.25,
    contract: 0.08,
    abroad: true,
    skills:
      "Community outreach|Grant writing|Fundraising|Volunteer management|Event planning|Microsoft Office|Public speaking|Social media|Report writing|Salesforce",
    duties: `
      Keep {product}, our program for [families|artists|newcomers], running smoothly
      Recruit and thank [forty|a hundred] volunteers
      Write grants that match what we really do
      Count outcomes and [tell|show] them to funders
      Speak at [schools|markets|libraries]
      Balance a small budget
      Listen to those the program is for`,
    needs: `
      [One year|Two years] in community work
      Clear writing and [tireless|cheerful] planning
      Evenings now and then
      Second language is a plus`,
  },
  {
    titles:
      "Medical Coder*3|Medical Biller*3|Medical Billing Specialist*3|Patient Access Representative*4|Certified Professional Coder|Revenue Cycle Specialist",
    industry: "Administrative",
    at: ["hospital", "clinic", "clinic", "insurance"],
    share: 12,
    pay: [19, 28, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.11,
    skills:
      "Medical coding|Medical billing|ICD-10|CPT coding|Medical terminology|HIPAA|Data entry|Electronic health records|Customer service|Microsoft Excel",
    duties: `
      Assign codes from [charts|notes] and query what is unclear
      Send claims out clean and [follow|chase] those that come back
      Appeal denials with [facts|the record] instead of anger
      Verify coverage before the [visit|surgery]
      Explain bills to patients who [worry|are upset]
      Keep up with payer rules and [share|post] changes
      Balance [payments|batches] at the end of the day`,
    needs: `
      Coding certificate or [two years|experience] in billing
      Knowledge of code sets and [payers|modifiers]
      Concentration over long [lists|afternoons]
      Courtesy on the phone
      Productivity that holds without [supervision|noise]`,
  },
];
