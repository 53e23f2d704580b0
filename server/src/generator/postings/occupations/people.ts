import type { Occupation } from "./occupation.ts";

export const people: Occupation[] = [
  {
    titles:
      "HR Generalist*6|Human Resources Generalist*4|HR Specialist*2|HR Coordinator*4|Human Resources Assistant*3|HR Manager*4",
    industry: "Human Resources",
    at: ["manufacturer", "hospital", "hotel", "nonprofit", "government", "software", "logistics", "retailer"],
    share: 16,
    pay: [58000, 86000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.24,
    contract: 0.1,
    abroad: true,
    skills:
      "Human resources|Employee relations|Onboarding|Benefits administration|Recruiting|Workday|ADP|Microsoft Office|Performance management|Compliance",
    duties: `
      Be the door that [supervisors|people] knock on first
      Hire for [plant|office|clinic] roles and greet each newcomer
      Settle conflicts early and [write it down|fairly]
      Run [benefits|leave|reviews] without mystery
      Keep files, [posters|policies], and reports lawful
      Advise managers before they [act|speak]
      Ask leavers why, and use the answer`,
    needs: `
      [Two|Three] years across several fields of personnel work
      Working knowledge of employment law
      Discretion and [dry|good] humor
      Certificate such as SHRM-CP or CIPD is a plus`,
  },
  {
    titles:
      "Recruiter*6|Talent Acquisition Specialist*4|Technical Recruiter*3|Corporate Recruiter*2|Sourcer|Staffing Specialist*3|Nurse Recruiter",
    industry: "Human Resources",
    at: ["staffing", "staffing", "software", "hospital", "logistics", "consultancy"],
    share: 12,
    pay: [58000, 90000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.31,
    hybrid: 0.25,
    contract: 0.18,
    abroad: true,
    skills:
      "Recruiting|Human resources|CRM|Negotiation|Cold calling|Social media|Onboarding|Microsoft Office|Workday",
    duties: `
      Fill [twenty|fifteen|thirty] openings with people who stay
      Write ads that [tell the truth|name the pay]
      Search, call, and [listen|screen]
      Prepare candidates and managers for a fair talk
      Answer every applicant [within a week|by a date]
      Negotiate offers and [start dates|moves]
      Report what slows hiring, including us`,
    needs: `
      [One year|Two years] of recruiting or sales
      Ease on the phone
      Respect for people who are [nervous|turned down]
      Order in a pipeline`,
  },
  {
    titles:
      "Benefits Specialist*4|Compensation Analyst*4|HR Business Partner*5|Total Rewards Analyst|HRIS Analyst*3|Employee Relations Specialist*2",
    industry: "Human Resources",
    at: ["hospital", "bank", "university", "software", "manufacturer", "government"],
    share: 9,
    pay: [74000, 108000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.19,
    hybrid: 0.3,
    abroad: true,
    skills:
      "Benefits administration|Compensation analysis|Human resources|Workday|PeopleSoft|Microsoft Excel|Employee relations|Change management|Data Analysis",
    duties: `
      Price jobs against [surveys|neighbors] and keep ranges current
      Lead [enrolment|pay review] from plan to pay slip
      Counsel leaders on [structure|hard talks|growth]
      Check pay for gaps and propose repairs
      Own [data|workflows] in the personnel system
      Explain plans to [night shifts|families] in person
      Work with [brokers|unions] toward sensible terms`,
    needs: `
      [Four|Five] years in human resources
      Spreadsheet skill that [others borrow|saves days]
      Knowledge of wage and leave law
      Judgment under pressure from above`,
  },
];
