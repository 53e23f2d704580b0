import type { Occupation } from "./occupation.ts";

export const software: Occupation[] = [
  {
    titles: "Software Engineer*6|Software Developer*2|Backend Engineer*2|SWE|Application Developer",
    industry: "Information Technology",
    at: ["software", "software", "software", "bank", "insurance", "telecom", "logistics", "staffing"],
    share: 30,
    pay: [105000, 165000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.38,
    hybrid: 0.22,
    contract: 0.14,
    abroad: true,
    specialties:
      "payments|search|platform|billing|messaging|identity|data services|checkout|notifications|risk",
    skills:
      "Java|Python|Go|C#|.NET|Kotlin|PostgreSQL|MySQL|Redis|Kafka|REST APIs|GraphQL|Docker|Kubernetes|AWS|Azure|Git|CI/CD|Microservices|Rust|Spring|Node.js",
    duties: `
      Design and build [services|features] for our {specialty} team and stay with them [in production|after release]
      Write code that [reads well|colleagues enjoy reading], with tests that fail when [behavior changes|something breaks]
      Review changes by [teammates|peers] [kindly and closely|with care], and ask for the same
      Find the cause of slow queries and [flaky tests|memory leaks|lost messages], then remove it
      Shape interfaces together with the people who [call them|depend on them]
      Take part in a [weekly|monthly] on-call rotation that is [quiet|paid] and well documented
      Break [large|vague] requests into steps that can ship [within days|every week]
      Keep {product} [fast|dependable] while its traffic grows`,
    needs: `
      Sound knowledge of data structures, [concurrency|networking], and relational databases
      Experience with services that [run all day|many people rely on] and with [reading their logs|their failures]
      A habit of [writing things down|leaving code simpler than before]
      A degree in computer science [or equal experience|or a portfolio that speaks for you]
      Comfort with [older code|code you did not write] and with changing it safely`,
  },
  {
    titles: "Frontend Engineer*4|Front End Developer*3|UI Engineer|Web Developer*2|React Developer",
    industry: "Information Technology",
    at: ["software", "software", "agency", "media", "retailer", "staffing"],
    share: 13,
    pay: [95000, 150000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.43,
    hybrid: 0.21,
    contract: 0.18,
    abroad: true,
    specialties: "design systems|checkout|dashboards|accessibility|growth|editor",
    skills:
      "JavaScript|TypeScript|React|Vue.js|Angular|HTML|CSS|Next.js|Redux|GraphQL|Accessibility|Tailwind CSS|Git|Jest|Cypress|Playwright|Figma",
    duties: `
      Turn [sketches|designs] into pages that load fast on [cheap phones|slow networks]
      Build [components|patterns] that other teams [reuse|pick up without asking]
      Work with designers on [states|edge cases] nobody drew: empty, slow, and wrong
      Keep {product} usable by keyboard and screen reader
      Measure [bundle size|rendering time] and keep it within an agreed budget
      Write browser tests for the [flows|paths] that earn money
      Retire [old|legacy] pages one at a time without breaking [links|bookmarks]`,
    needs: `
      Solid grasp of the web platform beneath any framework
      An eye for [spacing|type|detail] and patience with browsers
      Experience with [component libraries|state management] in a large code base
      Knowledge of web accessibility and of testing with real assistive technology
      [Links|A few links] to work you are proud of`,
  },
  {
    titles:
      "Full Stack Developer*3|Full Stack Engineer*3|Full-Stack Software Engineer|Web Application Developer",
    industry: "Information Technology",
    at: ["software", "software", "agency", "nonprofit", "university", "staffing"],
    share: 13,
    pay: [95000, 150000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.41,
    hybrid: 0.19,
    contract: 0.2,
    abroad: true,
    skills:
      "JavaScript|TypeScript|React|Node.js|Python|Django|Ruby on Rails|PHP|Laravel|PostgreSQL|MySQL|MongoDB|AWS|Docker|Git|REST APIs|HTML|CSS",
    duties: `
      Own features of {product} from the [table|schema] to the button
      Talk with [customers|users] each [month|week] and turn what they say into small releases
      Model data so that next year's questions [have answers|stay cheap]
      Connect our application with [payment|mail|mapping] providers
      Keep deployments boring, [frequent|daily], and easy to undo
      Fix [reported|urgent] defects and add the test that was missing
      Improve pages that [visitors|customers] leave too early`,
    needs: `
      Experience on both sides of an HTTP request
      Good judgment about when [a library|a query|a cache] is enough
      Ability to explain [trade-offs|a delay] to people who do not program
      Working knowledge of [security|authentication] in web applications
      Curiosity about the people who use what you build`,
  },
  {
    titles: "Mobile Developer*3|iOS Engineer*3|Android Developer*3|Mobile Software Engineer|iOS Developer",
    industry: "Information Technology",
    at: ["software", "software", "bank", "retailer", "media"],
    share: 6,
    pay: [105000, 160000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.34,
    hybrid: 0.24,
    contract: 0.15,
    abroad: true,
    skills:
      "Swift|iOS|Kotlin|Android|React Native|Flutter|GraphQL|REST APIs|Git|Objective-C|CI/CD|Unit Testing",
    duties: `
      Build screens of {product} that feel at home on each platform
      Make the app work [offline|on a train] and catch up without losing [data|drafts]
      Ship a release every [two|three] weeks and watch its crash rate
      Bring start-up time [down|below a second] on [older|budget] phones
      Work with backend colleagues on [sync|caching] and on smaller payloads
      Handle permissions, [notifications|background work], and store reviews [with care|gracefully]
      Replace [screens|modules] written long ago with [current|modern] interfaces`,
    needs: `
      [At least one|More than one] published app that people use
      Deep knowledge of [layout|memory|concurrency] on mobile devices
      Experience with automated builds, signing, and staged releases
      Respect for battery, privacy, and [small hands|large text]
      An ability to profile before [guessing|optimizing]`,
  },
  {
    titles:
      "DevOps Engineer*4|Site Reliability Engineer*3|SRE*2|Platform Engineer*2|Cloud Engineer*2|Infrastructure Engineer",
    industry: "Information Technology",
    at: ["software", "software", "bank", "telecom", "consultancy", "staffing"],
    share: 13,
    pay: [115000, 170000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.41,
    hybrid: 0.21,
    contract: 0.18,
    abroad: true,
    skills:
      "Kubernetes|Docker|Terraform|AWS|Azure|Google Cloud|Linux|Ansible|Jenkins|CI/CD|Prometheus|Grafana|Python|Go|Helm|Datadog|Infrastructure as Code|GitLab",
    duties: `
      Run [clusters|the platform] that every product team of ours deploys to
      Describe [infrastructure|environments] as code and keep drift at zero
      Cut the time from merge to production to [ten|fifteen|five] minutes
      Lead [incidents|reviews] calmly, then write up what [happened|we learned] without blame
      Set objectives for {product} and tell teams [early|honestly] when the budget is spent
      Bring down the monthly bill [by a tenth|where nobody will notice]
      Rehearse restores, [failovers|region loss], and expired certificates`,
    needs: `
      Years of operating Linux systems that [must not stop|wake people up]
      Strong scripting and enough [programming|Go or Python] to build small tools
      Experience with a large cloud provider and [its limits|its bill]
      Knowledge of [networking|DNS|TLS] beyond the happy path
      Willingness to share an on-call rotation with [six|eight] colleagues`,
  },
  {
    titles:
      "Security Engineer*3|Cybersecurity Analyst*3|Information Security Analyst*3|SOC Analyst*2|Application Security Engineer",
    industry: "Information Technology",
    at: ["software", "bank", "insurance", "telecom", "hospital", "consultancy", "aerospace"],
    share: 9,
    pay: [98000, 155000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.29,
    hybrid: 0.22,
    contract: 0.12,
    abroad: true,
    specialties: "application security|detection|cloud security|vulnerability management|identity",
    skills:
      "Cybersecurity|SIEM|Splunk|Incident Response|Penetration Testing|Vulnerability Management|Firewalls|Python|AWS|Identity and Access Management|Encryption|Linux|Single sign-on",
    duties: `
      Watch alerts, [sort|separate] noise from attacks, and act within minutes
      Test our own systems [before|as] strangers do and report findings [plainly|with a fix]
      Help product teams to model threats [early|before code exists]
      Tighten access so that people hold only what [they need|their work needs]
      Write [playbooks|runbooks] and rehearse them with the {specialty} team
      Answer questionnaires from [auditors|customers] with facts
      Track advisories and get patches out in [days|hours]`,
    needs: `
      Hands-on experience in [defense|offense|both defense and offense]
      Knowledge of common attack techniques and of the logs they leave
      A certificate such as CISSP, OSCP, or Security+ is [welcome|a plus]
      Discretion, and the courage to [say no|stop a release]
      Clear writing for [engineers|executives] as well as for [auditors|lawyers]`,
  },
  {
    titles:
      "QA Engineer*4|Quality Assurance Engineer*2|QA Analyst*3|SDET*2|Software Test Engineer*2|QA Automation Engineer*2",
    industry: "Quality Assurance",
    at: ["software", "software", "bank", "insurance", "media", "staffing"],
    share: 10,
    pay: [78000, 120000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.21,
    contract: 0.25,
    abroad: true,
    skills:
      "Selenium|Test Automation|Regression Testing|Manual Testing|Playwright|Cypress|JIRA|SQL|Postman|Java|Python|Performance Testing|Agile|Appium|JMeter",
    duties: `
      Plan and run tests for each release of {product}
      Automate the [boring|repeated] checks and keep the suite [fast|under ten minutes]
      Write defect reports that a developer can [reproduce|act on] at once
      Explore new features [like a customer in a hurry|with unkind input]
      Ask the awkward question in [planning|refinement] before work begins
      Keep test data [fresh|realistic] and free of personal details
      Measure what escapes to production and [close the gap|say why]`,
    needs: `
      Experience with both exploratory and automated testing
      Ability to read [code|a stack trace|SQL] and to find where it goes wrong
      Patience, precision, and a friendly way of bringing bad news
      Familiarity with [continuous integration|version control] and test environments
      Knowledge of accessibility or load testing is [helpful|a plus]`,
  },
  {
    titles:
      "Salesforce Developer*3|Salesforce Administrator*3|CRM Developer|Dynamics 365 Developer|ServiceNow Developer",
    industry: "Information Technology",
    at: ["software", "insurance", "nonprofit", "consultancy", "telecom", "staffing"],
    share: 6,
    pay: [88000, 135000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.41,
    hybrid: 0.19,
    contract: 0.3,
    abroad: true,
    skills:
      "Salesforce|Microsoft Dynamics|ServiceNow|SQL|JavaScript|REST APIs|Agile|HubSpot|Data Modeling|Single sign-on",
    duties: `
      Configure and extend the system that [sales|service|fundraising] colleagues live in
      Replace [spreadsheets|copies] with automation that people trust
      Clean [duplicate|stale] records and keep them clean
      Build [reports|dashboards] that answer Monday's questions
      Connect the CRM with [billing|telephony|mail] systems
      Train [new colleagues|teams] and write short guides
      Plan releases so that nobody loses a [lead|case] on the way`,
    needs: `
      A [current|platform] certificate or equal experience
      Understanding of sales or service work from [conversations|experience]
      Skill in declarative tools first and code [second|where it is due]
      Experience with data migration and with [sandboxes|deployment pipelines]
      Calm communication with users who are [stuck|in a hurry]`,
  },
];
