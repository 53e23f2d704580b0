/** Skills that cover another one: a person who knows one on the right knows the one on the left. */
const covering = `
SQL < PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, SQLite, T-SQL, PL/SQL, IBM Db2, BigQuery, Redshift, Snowflake, Teradata, Netezza, dbt, Hive
NoSQL < MongoDB, Cassandra, DynamoDB, Couchbase, HBase, Redis, Neo4j
JavaScript < TypeScript, React, Angular, Vue.js, Node.js, Next.js, Nuxt.js, Svelte, jQuery, Express.js, Ember.js, Backbone.js, Redux, React Native
TypeScript < Angular
React < Next.js, Redux
Vue.js < Nuxt.js
Node.js < Express.js
Python < Django, Flask, FastAPI, Pandas, NumPy, PyTorch, TensorFlow, scikit-learn, Keras, Airflow
Java < Spring, Hibernate
C# < ASP.NET, Entity Framework, Unity
.NET < ASP.NET, Entity Framework, C#, VB.NET
Ruby < Ruby on Rails
PHP < Laravel, Symfony, WordPress, Drupal, Magento, Joomla
Dart < Flutter
HTML < React, Angular, Vue.js, WordPress
CSS < Tailwind CSS, Bootstrap
Microservices < gRPC
Data Visualization < Tableau, Power BI, Looker, QlikView, Cognos, MicroStrategy
Business intelligence < Tableau, Power BI, Looker, QlikView, Cognos, MicroStrategy, Business Objects
Data Warehousing < Snowflake, Redshift, BigQuery, Teradata, Netezza
Machine Learning < Deep Learning, PyTorch, TensorFlow, Keras, scikit-learn, Computer Vision, Natural Language Processing
Artificial Intelligence < Machine Learning, Deep Learning, Large language models, Computer Vision
ETL < Informatica, Talend, SSIS, DataStage, Ab Initio, Alteryx
Shell scripting < Bash, Kornshell, PowerShell
Docker < Kubernetes
Bookkeeping < QuickBooks, Xero, Accounts payable, Accounts receivable, Bank reconciliation
Accounting < Bookkeeping, Accounts payable, Accounts receivable, Financial reporting
CRM < Salesforce, HubSpot, Microsoft Dynamics
Patient care < Nursing, Critical care, Wound care, Home health, Emergency medicine, Vital signs
Nursing < Critical care, Wound care, Operating room
Electronic health records < Epic, Cerner, Meditech
Vital signs < Nursing
CPR < BLS, ACLS, PALS
BLS < ACLS
Point of sale < Toast POS, Aloha POS, Micros POS
Driving < CDL
Cooking < Menu planning
Food preparation < Cooking, Baking
Digital marketing < SEO, Google Ads, Email marketing, Social media, Content marketing, Google Analytics
Marketing < Digital marketing, Content marketing, Email marketing, Brand management
Sales < Retail sales, Cold calling, Account management, Business development
Inventory management < Order picking, Warehouse operations
Warehouse operations < Order picking, Shipping and receiving, Material handling
Microsoft Office < Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook
Project management < Scrum, PMP, Program management
Agile < Scrum, Kanban
`;

/** Skills that do the same work: knowing one doesn't prove the other, but people learn it soon. */
const alike = `
Tableau, Power BI, Looker, QlikView
AWS, Azure, Google Cloud
PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database
React, Angular, Vue.js, Svelte
Django, Flask, FastAPI
Java, C#, Kotlin, Scala
Python, R
JavaScript, TypeScript
PyTorch, TensorFlow
Snowflake, Redshift, BigQuery
Jenkins, GitLab, CircleCI
Terraform, CloudFormation, Ansible
QuickBooks, Xero, Sage
Salesforce, HubSpot, Microsoft Dynamics
Epic, Cerner, Meditech
AutoCAD, Revit, SolidWorks
Figma, Sketch, Adobe XD
Adobe Photoshop, Adobe Illustrator, Adobe InDesign
SAS, SPSS, Stata, R
Asana, Trello, JIRA
Kronos, Paychex, ADP
Toast POS, Aloha POS, Micros POS
Yardi, AppFolio
Welding, Sheet metal
Cooking, Baking
`;

/** The skills that cover each required skill. */
const coveredBy: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(covering).map((line) => {
    const [asked = "", known = ""] = line.split(" < ");
    return [asked, known.split(", ")];
  }),
);

const groups = linesOf(alike).map((line) => line.split(", "));

/** Skills that cover this one, directly or through another. */
export function covers(asked: string): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    for (const known of coveredBy.get(name) ?? [])
      if (known !== asked && !found.has(known)) {
        found.add(known);
        add(known);
      }
  };
  add(asked);
  return [...found];
}

/** Skills that do the same work as this one. */
export function alikeTo(asked: string): readonly string[] {
  return [...new Set(groups.filter((group) => group.includes(asked)).flat())].filter(
    (name) => name !== asked,
  );
}

/** Every skill that a relation names. */
export function relatedSkills(): string[] {
  return [...new Set([...[...coveredBy].flatMap(([asked, known]) => [asked, ...known]), ...groups.flat()])];
}

function linesOf(table: string): string[] {
  return table.trim().split("\n");
}
