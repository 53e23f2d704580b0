import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["9/80 schedule engineer", "text 9/80 schedule engineer"],
  ["cook plus ot", "title Cook | text plus ot"],
  ["sdet cypress playwright", "title QA Automation Engineer | skill Cypress | skill Playwright"],
  ["playwright", "title Screenwriter"],
  ["child care provided", "text child care provided"],
  ["am looking for a cook job", "title Cook"],
  ["texas a&m", "text texas a&m"],
  ["company car sales rep", "text company car | title Sales Representative"],
  ["labor day weekend work", "text labor day | wish weekends=yes"],
  ["housekeeping jobs", "title Housekeeper"],
  ["programming jobs", "title Software Engineer"],
  ["coding jobs", "title Medical Coder or Software Engineer"],
  ["driving jobs in tulsa", "title Bus Driver or Delivery Driver or Truck Driver | place Tulsa, OK"],
  ["remote writing", "remote only | title Content Writer or Copywriter or Technical Writer"],
  ["farming jobs", "title Farm Worker"],
  ["nanny with cooking", "title Nanny | text with cooking"],
  ["driving instructor", "title Driving Instructor"],
  ["construction bookkeeper", "text construction | title Bookkeeper"],
  ["picture framing", "title Picture Framer"],
  ["labor and delivery", "text labor and delivery"],
  ["front end austin", "title Frontend Developer | place Austin, TX"],
  ["front end supervisor grocery store", "title Retail Supervisor | text grocery store"],
  ["front end loader operator", "text front end | title Excavator Operator"],
  ["dentist office receptionist", "text dentist | title Receptionist"],
  ["jobs in a dentist office", "text jobs in a dentist office"],
  ["va hospital housekeeper", "text va hospital | title Housekeeper"],
  ["coo pe backed", "title Chief Operating Officer | text pe backed"],
  ["product manager at 5 pm", "title Product Manager | text at 5 pm"],
  ["school bus aide am pm", "title School Bus Monitor | text am pm"],
  ["gym front desk", "text gym | title Receptionist"],
  ["smart contract auditor", "text smart contract | title Auditor"],
  ["disabled vet security", "text disabled vet security"],
  ["startup engineer", "text startup engineer"],
  ["aws d1.1 welder", "text aws d1.1 | title Welder"],
  ["trainee welder", "text trainee | title Welder"],
  ["underwriter trainee", "title Insurance Underwriter | text trainee"],
  ["ada accommodations", "text ada accommodations"],
  ["immediate joiner java developer", "title Java Developer"],
  ["chief of staff to ceo", "title Chief of Staff | text to ceo"],
  ["jobs with daycare", "text jobs with daycare"],
  ["front desk boston", "title Hotel Receptionist | place Boston, MA"],
  ["remote customer service", "remote only | title Customer Service Representative"],
  ["work in customer service", "text work | industry Customer Service"],
  ["c# backend", "skill C# | title Backend Developer"],
  ["backend java developer", "text backend | title Java Developer"],
  ["full stack node react", "title Full Stack Developer | skill Node.js | skill React"],
  ["human resources entry level", "title HR Generalist | seniority junior"],
  ["medical billing and coding", "title Medical Biller or Medical Coder"],
  ["electrical engineer pe", "title Electrical Engineer | skill PE license"],
  ["lawyer m&a", "title Contract Attorney"],
  ["paralegal m&a", "title Paralegal | text m&a"],
  ["clearance required mechanical engineer", "skill Security clearance | title Mechanical Engineer"],
  ["Sr. Software Engineer", "seniority senior | title Software Engineer"],
  ["jr. accountant", "seniority junior | title Accountant"],
  ["staff accountant", "title Accountant"],
  ["c", "skill C"],
  ["box truck driver non cdl", "title Truck Driver | text non cdl"],
  ["payroll", "title Payroll Specialist"],
  ["site reliability", "title Site Reliability Engineer"],
  ["cnc machinist", "skill CNC | title Machinist"],
  ["electrician helper", "title Electrician"],
  ["front desk hotel receptionist", "title Hotel Receptionist"],
  ["nurse (rn)", "title Registered Nurse"],
  ["pediatrician md", "title Pediatrician"],
  ["psychiatrist, MD/DO ohio", "title Psychiatrist | place Ohio"],
  ["psychiatrist (MD)", "title Psychiatrist"],
  ["psychiatrist md/va", "title Psychiatrist | place Maryland | place Virginia"],
  ["psychiatrist md or va", "title Psychiatrist | place Maryland | place Virginia"],
  ["physician md va dc", "title Physician | place Maryland | place Virginia | place Washington, DC"],
  ["H/W engineer", "text H/W engineer"],
  ["engineering coop", "text engineering | seniority intern"],
  ["co-op property manager nyc", "text co-op | title Property Manager | place New York, NY"],
  ["hospitalist in md", "title Hospitalist | place Maryland"],
  ["optometrist md", "title Optometrist | place Maryland"],
  ["nurse md", "title Registered Nurse | place Maryland"],
  ["md", "title Physician"],
  ["software engineer (m/w/d) berlin", "title Software Engineer | place Berlin, Germany"],
  ["comptable h/f", "title Accountant"],
  ["data analyst (r)", "title Data Analyst | skill R"],
  ["software engineer, tools (go)", "title Software Engineer | text tools | skill Go"],
  ["software engineer (platform (payments))", "title Software Engineer | text platform (payments)"],
  ["engineering co-op", "text engineering | seniority intern"],
  ["food co-op cashier", "text food co-op | title Cashier"],
  ["executive assistant to the ceo", "title Executive Assistant"],
  ["plumbers needed asap", "title Plumber"],
  ["hvac tech w/ epa 608", "title HVAC Technician | skill EPA 608"],
  ["sheetrock hanger", "title Drywall Installer"],
  ["welding", "title Welder"],
  ["cleaning jobs", "title House Cleaner or Housekeeper or Janitor"],
  ["junior or mid frontend", "seniority junior | seniority mid | title Frontend Developer"],
  ["mid to senior devops", "seniority mid | seniority senior | title DevOps Engineer"],
  ["fresh graduate nurse", "seniority junior | title Registered Nurse"],
  ["recent college grads nurse", "seniority junior | title Registered Nurse"],
  ["marketing intern", "text marketing | seniority intern"],
  ["nurse senior or lead", "title Registered Nurse | seniority senior | seniority lead"],
  ["mid valley nurse", "text mid valley | title Registered Nurse"],
  ["recent grad mechanical engineering", "seniority junior | title Mechanical Engineer"],
  ["lead dev ops engineer", "seniority lead | title DevOps Engineer"],
  ["roofing sales", "text roofing sales"],
  ["mechanic diesel $40/hr", "title Diesel Mechanic | pay 40/hour"],
  ["nurse icu", "title Critical Care Nurse"],
  ["administrative assistant to the president", "title Administrative Assistant | text to the president"],
  ["costumer service rep", "title Customer Service Representative"],
  ["busco trabajo de chofer", "title Truck Driver or Delivery Driver or Chauffeur"],
  ["i need a janitor job asap", "title Janitor"],
  ["commercial driver", "title Truck Driver"],
  ["underwriter commercial lines", "title Insurance Underwriter | text lines"],
  ["controls engineer allen bradley", "title Controls Engineer | skill Allen-Bradley"],
  ["compliance officer bsa aml", "title Compliance Officer | skill Anti-money laundering"],
  ["plumber no license required", "title Plumber | text no license required"],
  ["phlebotomist no certification", "title Phlebotomist | text no certification"],
  ["nurse practitioner no call", "title Nurse Practitioner | text no call"],
  ["between 60k and 80k hr coordinator", "pay 60000-80000/year | title HR Coordinator"],
])("M-17 %s names the work of an occupation", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["engineer software", "title Software Engineer"],
  ["sw eng c++", "title Software Engineer | skill C++"],
  ["sys admin linux", "title Systems Administrator | skill Linux"],
  ["lvn or rn school nurse", "title Licensed Practical Nurse | title Registered Nurse | title School Nurse"],
])("a reordered title takes no word from a plain one: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["excel analyst", "skill Microsoft Excel | title Reporting Analyst"],
  ["cdl a driver", "skill CDL | title Truck Driver"],
  ["cdl class a driver", "skill CDL | title Truck Driver"],
  ["cdl a otr", "skill CDL | title Truck Driver"],
  ["cdl-a otr home daily", "skill CDL | title Truck Driver | text home daily"],
  ["otr truck driver", "title Truck Driver"],
  ["flatbed otr", "text flatbed | title Truck Driver"],
  ["otr flatbed cdl a", "title Truck Driver | text flatbed | skill CDL"],
  ["otr", "title Occupational Therapist or Truck Driver"],
  ["pm software", "title Product Manager or Project Manager | text software"],
  ["md hospitalist", "title Physician | title Hospitalist"],
  ["principal product manager", "seniority principal | title Product Manager"],
  ["java developer", "title Java Developer"],
  ["electrician journeyman", "title Electrician"],
  ["it help desk", "title Help Desk Technician"],
])(
  "a tool or license in a title is a skill beside it, unless the family is called so: %s",
  (sentence, chips) => {
    expect(written(parse(sentence))).toBe(chips);
  },
);

test.each([
  ["cpa denver", "skill CPA | place Denver, CO"],
  ["accountant cpa", "title Accountant | skill CPA"],
  ["rn denver", "title Registered Nurse | place Denver, CO"],
])("what one passes an exam for is a skill: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("a title that is misspelled, but known by its stem, asks for the word that is meant", () => {
  const [first] = parse("enginer civil").clauses;
  expect(first).toMatchObject({ word: "enginer", synonyms: expect.arrayContaining(["engineer"]) });
  const [right] = parse("engineer civil").clauses;
  expect(right).toMatchObject({ word: "engineer", synonyms: expect.not.arrayContaining(["engineering"]) });
});

test("a field of work behind a title is a skill beside it, not a title turned around", () => {
  expect(written(parse("devops engineer kubernetes"))).toBe("title DevOps Engineer | skill Kubernetes");
});

test.each([
  ["PE licensed civil engineer", "skill PE license | title Civil Engineer"],
  ["rn cpr cert manhattan", "title Registered Nurse | skill CPR | place Manhattan, NY"],
  ["cpr certified licensed practical nurse", "skill CPR | title Licensed Practical Nurse"],
])("%s says how one has a license", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

test("an abbreviation that is also a state is looked for as the title that it stands for", () => {
  expect(asked(parse("ma near boston"))).toBe("Medical Assistant");
  expect(asked(parse("pt or ot"))).toBe("Physical Therapist");
  const [medical] = parse("medical assistant").clauses;
  expect(medical).toMatchObject({ word: "medical", synonyms: expect.not.arrayContaining(["ma"]) });
});

test.each([
  ["head of engineering startup", "title Director of Engineering | text startup"],
  ["washing dishes", "title Kitchen Helper"],
  ["taking care of elderly nights", "title Caregiver | wish shifts=night"],
  ["cleaning houses", "title House Cleaner"],
  ["stocking shelves overnight", "title Stock Associate | wish shifts=night"],
  ["driving trucks no experience", "title Truck Driver | wish experience=none"],
  ["mowing lawns", "title Landscaper"],
])("M-17 %s says what somebody does all day", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["manager, software engineering", "title Engineering Manager"],
  ["manager software engineering", "title Engineering Manager"],
  ["sr. engineer, software", "seniority senior | title Software Engineer"],
  ["nurse - registered", "title Registered Nurse"],
  ["technician, pharmacy austin tx", "title Pharmacy Technician | place Austin, TX"],
  ["vp, sales", "title Sales Director"],
  ["vp, human resources", "title HR Director"],
  ["director, clinical operations", "title Clinical Research Manager"],
  ["director, clinical operations - oncology", "title Clinical Research Manager | text oncology"],
  ["developer, .net", "title Software Engineer | skill .NET"],
  ["teacher, nurse", "title Teacher | title Registered Nurse"],
  ["product manager, software", "title Product Manager | text software"],
  ["account manager software sales", "title Account Manager | text software sales"],
])("M-17 %s is read as personnel systems file it, unless it lists two titles", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["receptionist medical office", "title Medical Receptionist"],
  ["medical office", "text medical office"],
  ["medical offic", "text medical offic"],
  ["medical officer", "title Physician"],
  ["relocation assistance nurse", "text relocation assistance | title Registered Nurse"],
])("an office is no officer: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("M-17 two skills that are also plain words, one or the other, beside a title", () => {
  expect(written(parse("backend engineer rust or go"))).toBe(
    "title Backend Developer | skill Rust | skill Go",
  );
});

test.each([
  ["gc chicago", "title Construction Manager or General Counsel | place Chicago, IL"],
  ["surg tech", "title Surgical Technologist"],
  ["per diem nurse", "text per diem | title Registered Nurse"],
  ["otr team driver", "title Truck Driver | text team | title Bus Driver or Delivery Driver or Truck Driver"],
  ["va nurse", "text va | title Registered Nurse"],
  ["va loan officer", "text va | title Loan Officer"],
  ["shopify va", "skill Shopify | title Virtual Assistant"],
  ["rn va", "title Registered Nurse | place Virginia"],
  ["cpc coder", "skill CPC | title Medical Coder"],
  ["java coder", "skill Java | title Software Engineer"],
  ["cma accountant", "text cma | title Accountant"],
  ["rt(r)", "title Radiologic Technologist"],
  ["nurse mandatory ot", "title Registered Nurse | text mandatory ot"],
  ["prn nurse", "text prn | title Registered Nurse"],
])("an abbreviation means each title that it is usual for, and no other: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["arc welder", "text arc | title Welder"],
  ["laser cutter", "text laser cutter"],
  ["extra cash weekends", "text extra cash | wish weekends=yes"],
  ["movie extra", "text movie | title Actor"],
  ["criminal justice jobs", "text criminal justice jobs"],
  ["ba in psychology", "text ba in psychology"],
  ["ma in boston", "title Medical Assistant | place Boston, MA"],
  ["cs degree remote", "text cs degree | remote only"],
  ["python | java | go developer", "title Python Developer | title Java Developer | title Go Developer"],
  ["Line Cook | Server | Austin TX", "title Cook | title Server | place Austin, TX"],
  ["cs rep", "title Customer Service Representative"],
  ["A/P clerk", "title Accounts Payable Specialist"],
  ["em physician", "text em | title Physician"],
  ["ad sales", "text ad sales"],
  ["model home sales", "text model home sales"],
  ["marine science", "text marine science"],
  ["amazon fc", "organization Amazon | text fc"],
  ["p&c producer", "text p&c | title Insurance Agent"],
  ["60 cpm otr", "title Truck Driver"],
  ["pilot car driver", "text pilot car | title Bus Driver or Delivery Driver or Truck Driver"],
  ["web server", "text web server"],
  ["ceo assistant", "title Executive Assistant | text assistant"],
  ["qa qc", "title QA Engineer | text qc"],
  ["swift driver", "text swift | title Bus Driver or Delivery Driver or Truck Driver"],
])("a word that is also a title means what the words beside it say: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
