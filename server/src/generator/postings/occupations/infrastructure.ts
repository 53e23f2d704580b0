import type { Occupation } from "./occupation.ts";

export const infrastructure: Occupation[] = [
  {
    titles:
      "Systems Administrator*4|System Administrator*2|Linux Administrator*2|Windows Systems Administrator|IT Administrator*2|Sysadmin",
    industry: "Information Technology",
    at: ["school", "hospital", "government", "manufacturer", "university", "law", "staffing", "aerospace"],
    share: 9,
    pay: [68000, 102000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.07,
    hybrid: 0.18,
    contract: 0.14,
    abroad: true,
    skills:
      "Windows Server|Active Directory|Linux|VMware|Office 365|PowerShell|Group Policy|Networking|Azure|Disaster Recovery|SCCM|System Administration",
    duties: `
      Keep servers, [accounts|mailboxes], and storage healthy for [400|900|2,000] users
      Patch [monthly|on schedule] and test before [Monday|the rest of us notice]
      Run backups and restore [files|machines] when somebody asks with a red face
      Set up [laptops|new offices] so that people can work on their first day
      Write scripts for what you have done [twice|three times]
      Plan the replacement of [aging|unsupported] equipment
      Help the service desk with [cases|tickets] that will not close`,
    needs: `
      Practical experience with directories, virtual machines, and [storage|mail]
      A methodical way of finding faults
      Certificates by a vendor are [useful|welcome], experience more so
      Courtesy toward people who are [not technical|under pressure]
      Ability to lift [forty|fifty] pounds and drive between sites`,
  },
  {
    titles: "Network Engineer*5|Network Administrator*3|Network Technician*2|Telecommunications Engineer",
    industry: "Information Technology",
    at: ["telecom", "telecom", "bank", "government", "hospital", "university", "staffing"],
    share: 6,
    pay: [82000, 125000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.18,
    contract: 0.16,
    abroad: true,
    skills:
      "Networking|Cisco|BGP|OSPF|Firewalls|TCP/IP|VPN|DNS|LAN/WAN|Palo Alto Networks|VoIP|Python|Juniper|MPLS",
    duties: `
      Design and run [wired|campus] and wireless networks at [nine|fifteen|thirty] sites
      Configure routers, switches, and firewalls, [reviewed by a second person|with a way back]
      Trace [packet loss|odd latency] to the cable, port, or line that causes it
      Segment networks so that a [printer|camera] cannot reach payroll
      Plan [capacity|redundant paths] with carriers and check their bills
      Automate [configuration|audits] instead of logging in by hand
      Document [topology|addresses] so that the night shift finds its way`,
    needs: `
      A certificate such as CCNA or CCNP, or [comparable|equal] practice
      Firm knowledge of routing protocols and of [wireless|security]
      Experience with [monitoring|packet captures] in a live network
      Readiness for [maintenance windows|on-call weeks]
      A steady hand when [every screen is red|the phones go quiet]`,
  },
  {
    titles:
      "IT Support Specialist*4|Help Desk Technician*4|Service Desk Analyst*2|Desktop Support Technician*3|IT Technician*2|Help Desk Analyst",
    industry: "Information Technology",
    at: [
      "school",
      "hospital",
      "government",
      "bank",
      "law",
      "manufacturer",
      "university",
      "retailer",
      "staffing",
    ],
    share: 16,
    pay: [21, 33, "hour"],
    levels: "desk",
    schedule: "office",
    remote: 0.1,
    hybrid: 0.11,
    contract: 0.25,
    abroad: true,
    skills:
      "Technical Support|Active Directory|Office 365|ServiceNow|Networking|macOS|VPN|Customer service|Windows Server|ITIL",
    duties: `
      Answer calls and tickets and [solve most of them|settle seven in ten] at first contact
      Set up [laptops|phones|accounts] for new colleagues
      Walk people through problems [without jargon|patiently], by phone or at their desk
      Keep an [exact|honest] inventory of devices and licenses
      Pass on what you cannot solve with [notes|all facts] the next person needs
      Write short articles that [save|prevent] the next call
      Look after meeting rooms, [projectors|printers], and the stock of cables`,
    needs: `
      [One year|Some experience] on a service desk, or a good technical hobby
      Friendly manner when the other side is [tense|late for a meeting]
      Basic knowledge of networks, [mail|directories], and operating systems
      Ability to order your own day by urgency
      An A+ certificate is a plus`,
  },
  {
    titles:
      "Solutions Architect*4|Cloud Architect*3|Enterprise Architect*2|Technical Architect*2|Software Architect",
    industry: "Consulting",
    at: ["consultancy", "software", "bank", "telecom", "insurance"],
    share: 6,
    pay: [140000, 195000, "year"],
    levels: "expert",
    schedule: "office",
    remote: 0.36,
    hybrid: 0.25,
    contract: 0.2,
    abroad: true,
    skills:
      "Software Architecture|AWS|Azure|Microservices|Kubernetes|REST APIs|Google Cloud|Terraform|Cybersecurity|Data Modeling|Kafka",
    duties: `
      Draw the target picture with [clients|product teams] and the steps that lead there
      Weigh [buying|building] against what is already in the house
      Write decisions on one page, with [what was rejected|reasons]
      Prototype the [riskiest|least certain] part first
      Estimate [cost|effort] in ranges and revisit them
      Review designs by [teams|partners] and leave them better understood
      Stand in front of [sponsors|boards] and answer plainly`,
    needs: `
      Many years of building systems before drawing them
      Breadth in cloud services, [data|integration], and security
      A record of migrations that [ended|finished on time]
      The gift of making [hard|abstract] things simple
      Willingness to travel [one week in five|now and then]`,
  },
  {
    titles:
      "ERP Consultant*2|SAP Consultant*4|Workday Consultant*2|NetSuite Consultant|Oracle Functional Consultant*2|IT Consultant*3",
    industry: "Consulting",
    at: ["consultancy", "consultancy", "staffing"],
    share: 6,
    pay: [105000, 155000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.38,
    hybrid: 0.18,
    contract: 0.42,
    abroad: true,
    specialties: "finance|procurement|warehouse|payroll|manufacturing|order management",
    skills:
      "SAP|SAP HANA|Workday|NetSuite|Oracle Cloud|SQL|Project management|Business analysis|Microsoft Dynamics|Data Modeling",
    duties: `
      Lead [workshops|design sessions] with {specialty} teams of our clients
      Configure the {specialty} module and document [each choice|the reasons]
      Move data from [three|several] older systems and reconcile it to the cent
      Test complete [processes|month ends] with people from the floor
      Train key users and stay near them in the [first|early] weeks
      Write specifications for [interfaces|reports|extensions]
      Spot [scope|schedule] trouble while it is small`,
    needs: `
      [Two|Three] full implementations, from workshop to support
      Understanding of {specialty} processes beyond the software
      Confident moderation of rooms that disagree
      Certification in a module is [an advantage|welcome]
      Readiness to travel [up to a third of the time|every other week]`,
  },
];
