import type { Occupation } from "./occupation.ts";

export const publicService: Occupation[] = [
  {
    titles:
      "Police Officer*5|Correctional Officer*5|Deputy Sheriff*3|Probation Officer*2|911 Dispatcher*4|Emergency Communications Operator*2|Firefighter*3",
    industry: "Other",
    at: ["government", "government"],
    share: 12,
    pay: [54000, 80000, "year"],
    levels: "single",
    schedule: "clinical",
    skills:
      "Law enforcement|First aid|CPR|Crisis intervention|Report writing|Emergency management|Security|Driving|Firefighting|Dispatching",
    duties: `
      Serve {city} on [patrol|watch] and know the people you serve
      Answer calls and slow them down
      Write reports that stand up in court
      Protect those in custody or [danger|crisis]
      Render aid until [medics|engines] arrive
      Train monthly in law, [driving|restraint], and rescue
      Visit [schools|shops] when nothing is wrong`,
    needs: `
      Citizen or eligible resident, [twenty-one|nineteen] years or older
      Academy diploma, or a paid place in ours
      Clean record and fitness test
      Restraint as strength`,
  },
  {
    titles:
      "Security Guard*7|Security Officer*6|Armed Security Officer*2|Loss Prevention Officer*3|Patrol Officer|Security Supervisor",
    industry: "Other",
    at: ["property", "property", "hospital", "retailer", "university", "staffing"],
    share: 20,
    pay: [16.5, 22, "hour"],
    levels: "floor",
    schedule: "clinical",
    contract: 0.06,
    skills: "Security|Customer service|First aid|CPR|Report writing|Investigations|Driving",
    duties: `
      Patrol [floors|lots|gates] on foot and by [cart|camera]
      Greet, direct, and check badges
      Write what you saw, with times
      Respond to alarms and [slips|fights] by the plan
      Escort staff to their cars at night
      Notice [doors|strangers] that are out of place
      Stay awake at four`,
    needs: `
      Guard card for {region}, or the class on us
      Good eyes and plain writing
      Courtesy that holds
      Diploma or equivalent`,
  },
  {
    titles:
      "Public Works Maintenance Worker*4|Parks Maintenance Worker*3|Street Maintenance Worker*2|Landscaper*5|Groundskeeper*4|Sanitation Driver*2|Arborist*2",
    industry: "Other",
    at: ["government", "property", "school", "university"],
    share: 14,
    pay: [17.5, 25, "hour"],
    levels: "floor",
    schedule: "field",
    contract: 0.06,
    skills:
      "Landscaping|Horticulture|Power tools|Heavy equipment operation|CDL|Driving|Pest control|Urban forestry|Equipment maintenance",
    duties: `
      Mow, prune, plant, and [rake|water] through the seasons
      Patch [potholes|sidewalks] and clear storm drains
      Plow before [dawn|school]
      Run [chippers|mowers|sweepers] and grease them
      Empty bins and fix benches in {district}
      Set cones and mind traffic
      Answer residents kindly`,
    needs: `
      License; CDL within [six months|a year]
      Fitness for heat and [snow|ladders]
      Sense for [plants|machines]
      Emergency call-outs, paid`,
  },
  {
    titles:
      "Librarian*5|Library Assistant*4|Archivist*2|Museum Educator*2|Youth Services Librarian*2|Recreation Coordinator*3|Library Page*2",
    industry: "Other",
    at: ["government", "university", "school", "nonprofit"],
    share: 8,
    pay: [44000, 64000, "year"],
    levels: "single",
    schedule: "store",
    skills:
      "Customer service|Community outreach|Public speaking|Data entry|Record keeping|Tutoring|Event planning|Filing",
    duties: `
      Help readers of [five|all ages] find what they did not know to ask
      Choose [books|films|databases] with a modest budget
      Lead story time, [clubs|computer classes], and quiet hours
      Catalog and [mend|weed] with judgment
      Defend privacy and the freedom to read
      Work the desk on [a Saturday|an evening] in turn
      Plan programs with [schools|shelters]`,
    needs: `
      Library degree for librarian posts; diploma for others
      Love of people at least equal to that of books
      Patience with printers
      Bilingual skills [welcome|a plus]`,
  },
  {
    titles:
      "Program Specialist*4|Eligibility Worker*4|City Planner*2|Budget Officer*2|Permit Technician*3|Code Enforcement Officer*3|Public Health Advisor*2|Election Clerk",
    industry: "Administrative",
    at: ["government", "government"],
    share: 11,
    pay: [50000, 72000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.07,
    hybrid: 0.22,
    skills:
      "Customer service|Case management|Compliance|Record keeping|Public health|GIS|Microsoft Office|Policy analysis|Community outreach|Data entry",
    duties: `
      Decide applications for [aid|permits|licenses] by law and with sense
      Explain rules at the counter, [online|by phone], and on site
      Inspect [kitchens|lots|porches] and give time to repair
      Keep files the public may ask for
      Prepare [hearings|budgets|maps]
      Suggest simpler forms
      Coordinate with [state|neighboring] offices`,
    needs: `
      Degree or [two|three] years of public service
      Civil service exam where {region} requires it
      Fairness to the [loud|silent]
      Plain letters`,
  },
  {
    titles:
      "Veterinary Technician*5|Vet Tech*3|Veterinary Assistant*4|Kennel Attendant*2|Dog Groomer*3|Animal Care Technician*3",
    industry: "Other",
    at: ["veterinary"],
    share: 9,
    pay: [17, 24, "hour"],
    levels: "floor",
    schedule: "store",
    skills: "Animal care|Customer service|X-ray|Phlebotomy|Lab testing|Scheduling|Cleaning|Sterilization",
    duties: `
      Hold, [weigh|calm], and treat animals that did not ask to come
      Draw blood, [clean teeth|take films], and watch anesthesia
      Clean kennels and [walk|bathe] guests
      Explain pills to owners, and hide them in cheese
      Prepare [surgery|adoption] rooms
      Chart weights and worries
      Say goodbye gently`,
    needs: `
      Credential for technician posts in {region}; none for assistants
      Strength and soft hands
      Weekend turns
      No allergy that matters`,
  },
  {
    titles:
      "Translator*4|Interpreter*5|Medical Interpreter*3|Court Interpreter*2|Localization Specialist*3|Bilingual Customer Service Representative*2",
    industry: "Other",
    at: ["hospital", "government", "software", "law", "media"],
    share: 6,
    pay: [25, 38, "hour"],
    levels: "single",
    schedule: "flex",
    remote: 0.41,
    hybrid: 0.07,
    contract: 0.4,
    abroad: true,
    skills:
      "Translation|Interpreting|Medical terminology|Copy editing|Customer service|Transcription|Legal writing",
    duties: `
      Carry meaning between [doctor and patient|court and witness|makers and users]
      Prepare terms before each [session|project]
      Translate [forms|manuals|apps] and read them aloud
      Keep tone, [doubt|humor], and numbers
      Say so when a word has no twin
      Maintain glossaries for {employer}
      Hold all you hear in confidence`,
    needs: `
      Full command of English and a second language
      Certificate for [medical|court] work where needed
      Calm beside strong feelings
      Fast, quiet keyboard`,
  },
];
