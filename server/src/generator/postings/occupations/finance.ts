import type { Occupation } from "./occupation.ts";

export const finance: Occupation[] = [
  {
    titles:
      "Accountant*6|Staff Accountant*5|Cost Accountant*2|Fund Accountant|General Ledger Accountant*2|Accounting Manager*2",
    industry: "Finance",
    at: [
      "accounting",
      "accounting",
      "manufacturer",
      "nonprofit",
      "university",
      "property",
      "government",
      "hotel",
    ],
    share: 20,
    pay: [60000, 86000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.27,
    contract: 0.12,
    abroad: true,
    skills:
      "Accounting|Microsoft Excel|Financial reporting|QuickBooks|Bank reconciliation|NetSuite|SAP|Budgeting|Accounts payable|Accounts receivable",
    duties: `
      Close the month in [five|six|eight] working days
      Reconcile [bank|balance sheet|intercompany] accounts and clear what lingers
      Post journals with support that explains itself
      Prepare statements for [owners|lenders|the board]
      Help auditors find what they [ask|look] for
      Analyze [margins|grants|variances] and ask why
      Automate a [report|schedule] you made by hand`,
    needs: `
      Degree in accounting or [equal|long] practice
      Sound knowledge of accounting standards
      Quick, [checked|linked] spreadsheets
      Professional exams passed or planned, supported by us`,
  },
  {
    titles:
      "Financial Analyst*6|FP&A Analyst*3|Budget Analyst*3|Investment Analyst*2|Credit Analyst*3|Finance Manager*2",
    industry: "Finance",
    at: ["bank", "software", "hospital", "manufacturer", "government", "energy", "retailer"],
    share: 14,
    pay: [72000, 105000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.31,
    contract: 0.08,
    abroad: true,
    skills:
      "Financial analysis|Financial modeling|Microsoft Excel|Forecasting|Budgeting|SQL|Power BI|Hyperion|Tableau|CFA|Financial reporting",
    duties: `
      Build the [budget|forecast] with managers and keep it honest
      Model [loans|stores|projects] with cases that hurt
      Explain actuals against plan in [one|two] pages
      Support decisions on [price|capital|headcount]
      Prepare [board|rating|investor] material
      Clean up definitions that differ between teams
      Answer [urgent|odd] questions with caveats`,
    needs: `
      Degree in finance, economics, or similar
      Models that others can [open|audit]
      SQL or a planning tool is welcome
      Poise with executives`,
  },
  {
    titles:
      "Bookkeeper*5|Accounts Payable Specialist*4|Accounts Receivable Specialist*3|AP Clerk*3|Accounting Clerk*4|Full Charge Bookkeeper*2",
    industry: "Finance",
    at: ["accounting", "builder", "manufacturer", "property", "restaurant", "garage", "law", "school"],
    share: 20,
    pay: [20, 29, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.17,
    hybrid: 0.13,
    contract: 0.14,
    abroad: true,
    skills:
      "Bookkeeping|QuickBooks|Accounts payable|Accounts receivable|Microsoft Excel|Data entry|Bank reconciliation|Xero|Sage|Payroll",
    duties: `
      Enter [invoices|receipts|bills] and pay them on the due date
      Send statements and [chase|call] kindly
      Reconcile [two|five] bank accounts each week
      Match orders, deliveries, and bills
      Prepare [sales tax|payroll] figures
      Keep vendors' [terms|forms] current
      Tidy the books before the accountant comes`,
    needs: `
      [Two|Three] years of bookkeeping
      Skill in accounting software
      Numbers [right|balanced] before home time
      Confidentiality`,
  },
  {
    titles: "Internal Auditor*4|Auditor*4|Audit Associate*4|IT Auditor*2|External Auditor|Audit Manager*2",
    industry: "Finance",
    at: ["accounting", "accounting", "bank", "government", "insurance"],
    share: 8,
    pay: [70000, 104000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.33,
    abroad: true,
    skills:
      "Auditing|Accounting|Risk management|Microsoft Excel|Compliance|Data Analysis|Report writing|GAAP|CPA",
    duties: `
      Plan audits around [risk|what could go wrong]
      Test [samples|whole ledgers] with data and conversations
      Walk through [plants|branches] with open eyes
      Write findings that people accept and [fix|remember]
      Follow up until the gap is closed
      Advise on [new systems|controls] before launch
      Present to the audit committee`,
    needs: `
      Degree in accounting or [information systems|finance]
      Progress toward a professional certificate
      Curiosity with good manners
      Travel of [ten|twenty] percent`,
  },
  {
    titles: "Tax Preparer*4|Tax Accountant*4|Tax Associate*3|Tax Manager*2|Enrolled Agent*2|Tax Analyst*2",
    industry: "Finance",
    at: ["accounting", "accounting", "bank", "manufacturer"],
    share: 8,
    pay: [62000, 94000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.22,
    contract: 0.18,
    skills:
      "Tax preparation|Accounting|QuickBooks|Microsoft Excel|CPA|GAAP|Customer service|Financial reporting",
    duties: `
      Prepare returns for [people|partnerships|trusts] and explain them
      Research [credits|residency|depreciation] questions
      Answer notices before they become [letters|liens]
      Plan ahead with clients in [the fall|quiet months]
      Review the work of [seasonal|junior] staff
      Keep documents safe and [sorted|encrypted]
      Estimate payments each quarter`,
    needs: `
      Preparer number; CPA or enrolled agent [preferred|welcome]
      [Two|Three] seasons of experience
      Longer hours from February to April, shorter in summer
      Patience with shoe boxes`,
  },
  {
    titles:
      "Loan Officer*4|Mortgage Loan Officer*4|Loan Processor*4|Mortgage Underwriter*3|Commercial Lender|Financial Advisor*4",
    industry: "Finance",
    at: ["bank", "bank", "bank"],
    share: 11,
    pay: [58000, 92000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.12,
    hybrid: 0.19,
    skills:
      "Underwriting|Customer service|Financial analysis|Compliance|Sales|Risk management|Insurance|CRM|Negotiation",
    duties: `
      Guide [families|owners] through a loan or plan they understand
      Gather income, [title|appraisal], and credit papers
      Decide within [policy|two days] and explain a no
      Build ties with [brokers|builders|accountants] around {city}
      Watch [rates|pipelines] and call people first
      Protect [data|signatures] and follow fair lending law
      Close on the promised date`,
    needs: `
      License for lending or securities, or support to gain it
      [Two|Three] years in banking
      Arithmetic, [ethics|candor], and ease with people
      Knowledge of {city} neighborhoods`,
  },
  {
    titles:
      "Bank Teller*6|Teller*5|Universal Banker*3|Member Service Representative*3|Branch Manager*3|Personal Banker*4",
    industry: "Finance",
    at: ["bank", "bank"],
    share: 12,
    pay: [17.5, 24, "hour"],
    levels: "floor",
    schedule: "day",
    skills: "Cash handling|Customer service|Sales|Data entry|Compliance|Record keeping",
    duties: `
      Take deposits, [cash checks|change money], and balance to zero
      Know regulars and [spot|question] fraud
      Open accounts and [explain|compare] fees
      Help people with the app, twice if needed
      Guard keys, [codes|vaults], and privacy
      Refer bigger matters to [bankers|lenders]
      Keep the lobby welcoming`,
    needs: `
      Experience with cash or customers
      Accuracy and a good bearing
      High school diploma
      Saturday mornings in rotation`,
  },
  {
    titles:
      "Claims Adjuster*6|Claims Examiner*3|Insurance Underwriter*3|Claims Representative*3|Insurance Agent*5|Auto Claims Adjuster",
    industry: "Finance",
    at: ["insurance", "insurance", "insurance", "government"],
    share: 13,
    pay: [54000, 80000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.34,
    hybrid: 0.19,
    skills:
      "Insurance|Customer service|Investigations|Underwriting|Negotiation|Risk management|Guidewire|Report writing|Sales",
    duties: `
      Investigate [auto|property|injury] losses fairly and fast
      Call the insured on the first day
      Inspect [roofs|cars|basements] or review the photographs
      Set reserves and [revise|explain] them
      Settle what is owed, deny what is not, with reasons
      Work with [shops|lawyers|doctors] on cost
      Write or renew policies that fit the risk`,
    needs: `
      Adjuster or agent license in {region}, or a paid class
      Empathy with [a spine|limits]
      Good notes and [steady|quick] decisions
      Storm duty now and then`,
  },
  {
    titles:
      "Payroll Specialist*6|Payroll Administrator*3|Payroll Clerk*3|Payroll Manager*2|Payroll Coordinator*2",
    industry: "Finance",
    at: ["accounting", "manufacturer", "hospital", "school", "staffing", "builder"],
    share: 8,
    pay: [25, 36, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.22,
    contract: 0.12,
    skills: "Payroll|ADP|Microsoft Excel|Workday|Data entry|Compliance|Accounting|Benefits administration",
    duties: `
      Pay [300|800|2,000] people correctly, every second Friday
      Check hours, [overtime|garnishments], and odd cases
      File [state|quarterly] reports on time
      Answer questions about a pay slip in plain words
      Set up [raises|leavers|new states] in the system
      Reconcile [taxes|benefits] with the ledger
      Close the year without drama`,
    needs: `
      [Two|Three] years of payroll for several hundred people
      Knowledge of wage law in {region}
      Exactness and secrecy
      Payroll certificate is welcome`,
  },
];
