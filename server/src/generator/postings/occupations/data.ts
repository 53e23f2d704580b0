import type { Occupation } from "./occupation.ts";

export const data: Occupation[] = [
  {
    titles: "Data Engineer*6|Analytics Engineer*2|ETL Developer*2|Big Data Engineer|Data Warehouse Engineer",
    industry: "Information Technology",
    at: ["software", "software", "bank", "insurance", "retailer", "consultancy", "staffing"],
    share: 11,
    pay: [108000, 160000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.38,
    hybrid: 0.22,
    contract: 0.2,
    abroad: true,
    skills:
      "Python|SQL|Apache Spark|Airflow|dbt|Snowflake|Databricks|Kafka|AWS|BigQuery|ETL|Data Modeling|Redshift|Scala|Data Warehousing|Azure",
    duties: `
      Build pipelines that bring data from [forty|a hundred] sources into one [warehouse|lake]
      Model tables so that analysts find [one answer|the same answer] twice
      Test data [as it arrives|like code] and stop bad batches before [breakfast|anyone sees them]
      Document [lineage|meaning] so that a column explains itself
      Tune jobs that [cost too much|finish too late]
      Help the people behind {product} to log [events|facts] that can be used
      Guard personal data with [masking|access rules] and deletion that works`,
    needs: `
      Strong SQL and a [typed|scripting] language used daily
      Experience with scheduling, backfills, and [late|duplicated] data
      Knowledge of [columnar storage|dimensional modeling|streaming] and its price
      A preference for plain designs that survive [holidays|handovers]
      Good relations with people who [ask for one more column|own the source systems]`,
  },
  {
    titles: "Data Scientist*5|Machine Learning Engineer*4|ML Engineer*2|Applied Scientist|AI Engineer*2",
    industry: "Science",
    at: ["software", "software", "bank", "biotech", "insurance", "retailer", "media"],
    share: 10,
    pay: [115000, 175000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.34,
    hybrid: 0.24,
    contract: 0.1,
    abroad: true,
    specialties: "forecasting|recommendations|pricing|fraud|language|computer vision|experimentation",
    skills:
      "Python|Machine Learning|SQL|PyTorch|TensorFlow|scikit-learn|Statistics|Natural Language Processing|Deep Learning|Pandas|Apache Spark|AWS|Computer Vision|Large language models|R",
    duties: `
      Frame [business|product] questions as something that can be measured
      Train and evaluate models for {specialty} and compare them with [simple|honest] baselines
      Design experiments, read them [carefully|without wishful thinking], and say what they do not show
      Put models into production with [engineers|the platform team] and watch them drift
      Explain [results|uncertainty] to people who must decide today
      Publish [notebooks|short notes] that others can rerun
      Check outcomes for unfair differences between groups`,
    needs: `
      A degree in a quantitative field, or [evidence|work] that shows the same
      Solid statistics, including [sampling|causal inference|regression]
      Experience with messy data and with [labels|sensors] that lie
      Code that [runs on other machines|passes review]
      The honesty to stop a project that [does not work|will not pay]`,
  },
  {
    titles:
      "Data Analyst*6|Business Intelligence Analyst*3|BI Analyst*2|Reporting Analyst*2|Analytics Analyst",
    industry: "Analyst",
    at: [
      "software",
      "bank",
      "hospital",
      "insurance",
      "retailer",
      "government",
      "logistics",
      "university",
      "staffing",
    ],
    share: 16,
    pay: [66000, 100000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.26,
    hybrid: 0.27,
    contract: 0.15,
    abroad: true,
    specialties: "marketing|operations|finance|patient flow|pricing|membership|customer",
    skills:
      "SQL|Microsoft Excel|Tableau|Power BI|Python|Data Visualization|Looker|Data Analysis|Statistics|R|Snowflake|Google Analytics",
    duties: `
      Answer questions from the {specialty} team with [queries|numbers] they can check
      Build dashboards that [people open|show what changed] and retire those nobody reads
      Define measures [once|in writing] and defend them
      Look for the story behind a [sudden|strange] drop before [sounding the alarm|the weekly meeting]
      Prepare [monthly|quarterly] figures for the management of {employer}
      Teach colleagues to [help themselves|read a confidence interval]
      Keep [definitions|sources] documented beside each chart`,
    needs: `
      Fluent SQL and a tool for [charts|visual analysis]
      A sense for [plausible|suspicious] numbers
      Ability to turn a vague question into a [short|precise] one
      Experience with [survey|transaction|operational] data
      Clear writing, and charts that need no [legend|explanation]`,
  },
  {
    titles:
      "Business Analyst*6|Business Systems Analyst*3|Systems Analyst*2|Requirements Analyst|Process Analyst",
    industry: "Analyst",
    at: ["bank", "insurance", "software", "government", "consultancy", "hospital", "energy", "staffing"],
    share: 14,
    pay: [75000, 110000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.24,
    hybrid: 0.28,
    contract: 0.28,
    abroad: true,
    skills:
      "SQL|JIRA|Agile|Microsoft Excel|Confluence|Business analysis|Business process improvement|Power BI|Scrum|Microsoft Visio|SDLC",
    duties: `
      Interview [users|specialists] and write down what they [need|mean], not what they ask for
      Map how work flows [today|now] and where it waits
      Write stories with acceptance criteria that [testers|developers] can use
      Keep [business|legal] and technical people in one conversation
      Compare options with their cost, risk, and [timing|side effects]
      Support testing by users and [collect|sort] what they find
      Follow a change into daily work and check [whether it helped|the promised benefit]`,
    needs: `
      Experience between a business unit and a delivery team
      Skill in [workshops|process diagrams|data analysis]
      Plain language in [documents|meetings], without ambiguity
      Working knowledge of SQL or [reporting tools|spreadsheets]
      The nerve to ask why a [third|second] time`,
  },
  {
    titles:
      "Operations Research Analyst*2|Quantitative Analyst*3|Pricing Analyst*2|Risk Analyst*3|Actuarial Analyst*2|Fraud Analyst",
    industry: "Analyst",
    at: ["bank", "insurance", "logistics", "energy", "consultancy", "retailer"],
    share: 7,
    pay: [80000, 125000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.22,
    hybrid: 0.3,
    contract: 0.08,
    abroad: true,
    skills:
      "Python|R|SQL|Microsoft Excel|Statistics|SAS|Data Analysis|Risk management|Financial modeling|Machine Learning",
    duties: `
      Model [prices|losses|routes|demand] and test the model against last year
      Run scenarios for [storms|downturns|strikes] before they happen
      Monitor [limits|exposures|reserves] and raise a hand when they move
      Document assumptions so that [auditors|successors] can follow them
      Automate [weekly|recurring] calculations that are still done by hand
      Present findings in [two pages|plain words] to the committee
      Work with engineers to put [scores|forecasts] into {product}`,
    needs: `
      A degree in mathematics, statistics, [economics|engineering], or similar
      Programming for analysis and for [simulation|optimization]
      Exams passed or in progress are [supported|rewarded]
      Skepticism toward [round numbers|perfect fits]
      Experience with [insurance|market|shipment] data is a plus`,
  },
  {
    titles: "Database Administrator*4|DBA*3|SQL Server DBA|Oracle DBA|PostgreSQL Database Engineer",
    industry: "Information Technology",
    at: ["bank", "insurance", "hospital", "government", "university", "telecom", "staffing"],
    share: 5,
    pay: [92000, 138000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.22,
    contract: 0.2,
    abroad: true,
    skills:
      "Database Administration|Microsoft SQL Server|Oracle Database|PostgreSQL|MySQL|SQL|T-SQL|PL/SQL|PowerShell|Linux|Disaster Recovery|Windows Server",
    duties: `
      Install, patch, and watch [sixty|a hundred|several hundred] databases
      Take backups and prove [each month|regularly] that they can be restored
      Find [missing indexes|long locks] and help developers to write kinder queries
      Plan [capacity|upgrades|migrations] with almost no downtime
      Control who may [see|change] what and keep the record of it
      Automate checks that were done [by hand|on Sundays]
      Move [older|vendor] databases to [the cloud|supported versions]`,
    needs: `
      Deep experience with at least one major database engine
      Understanding of storage, [replication|clustering], and recovery
      Scripting skills for [maintenance|monitoring]
      Availability for [occasional|planned] work outside office hours
      Care: you read a statement [twice|again] before you run it`,
  },
];
