import type { Occupation } from "./occupation.ts";

export const clinic: Occupation[] = [
  {
    titles: "Medical Assistant*6|Certified Medical Assistant*3|CMA|Clinical Assistant|Medical Assistant (MA)",
    industry: "Health Care Provider",
    at: ["clinic", "clinic", "hospital", "university"],
    share: 20,
    pay: [18, 24, "hour"],
    levels: "floor",
    schedule: "clinic",
    specialties: "pediatrics|cardiology|family medicine|dermatology|orthopedics|urgent care",
    skills:
      "Vital signs|Phlebotomy|EKG|Medical terminology|Electronic health records|Epic|Scheduling|Vaccination|CPR|HIPAA|Patient care",
    duties: `
      Bring patients back, take vital signs, and [update|check] their history
      Draw blood, give injections, and run [simple|rapid] tests
      Set up rooms for {specialty} procedures and assist
      Answer messages and [refill|referral] requests before lunch
      Call people with results the physician has [cleared|signed]
      Stock rooms and [log|check] refrigerator temperatures
      Help at the front desk when the [phones|line] will not stop`,
    needs: `
      Completion of a medical assistant program, or equal training
      Certification preferred, and paid for within [six months|a year]
      Experience in {specialty} is a plus
      Neat records and [steady|gentle] hands
      A friendly face for the [tenth|twentieth] patient of the day`,
  },
  {
    titles: "Pharmacist*5|Clinical Pharmacist*2|Staff Pharmacist*2|PharmD|Pharmacy Manager",
    industry: "Health Care Provider",
    at: ["hospital", "pharmacy", "pharmacy"],
    share: 7,
    pay: [58, 72, "hour"],
    levels: "single",
    schedule: "shifts",
    skills:
      "Pharmacology|Medication administration|Patient education|Vaccination|Inventory management|HIPAA|Epic|Compliance",
    duties: `
      Check [prescriptions|orders] for dose, interaction, and sense
      Advise patients who [start|stop] a medicine
      Answer questions from physicians and [nurses|clinics]
      Give vaccines and [record|report] them
      Supervise technicians and the [controlled|hazardous] stock
      Look into [errors|near misses] without blame
      Round with the [infection|intensive care] team each morning`,
    needs: `
      Doctor of Pharmacy degree or [equal|older] qualification
      Pharmacist license in {region}
      Immunization certificate, or willingness to earn it
      Accuracy at the end of a [long|busy] day
      Kind words for people in pain`,
  },
  {
    titles: "Pharmacy Technician*6|Certified Pharmacy Technician*3|CPhT|Pharmacy Tech*2",
    industry: "Health Care Provider",
    at: ["pharmacy", "pharmacy", "hospital"],
    share: 11,
    pay: [17, 23, "hour"],
    levels: "floor",
    schedule: "store",
    skills:
      "Customer service|Inventory management|Data entry|Medical terminology|Point of sale|HIPAA|Record keeping|Cash handling",
    duties: `
      Count, label, and [bottle|package] prescriptions for the pharmacist to check
      Type orders and settle [claims|rejections] with insurers
      Greet people at the counter and the [drive-through|phone]
      Order stock, rotate it, and [pull|return] what expires
      Prepare [sterile|weekly] doses in a clean room
      Refill automated cabinets on [six|nine] floors
      Keep private matters private`,
    needs: `
      Registration as a technician in {region}, or application for it
      National certification within [a year|eighteen months], paid by us
      Good arithmetic and [quick|exact] typing
      Experience with customers or [patients|stock]
      Trustworthiness`,
  },
  {
    titles:
      "Radiologic Technologist*3|X-Ray Technologist*3|CT Technologist*3|MRI Technologist*3|Ultrasound Technologist*2|Sonographer*2|Rad Tech",
    industry: "Health Care Provider",
    at: ["hospital", "hospital", "clinic", "staffing"],
    share: 10,
    pay: [32, 46, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.18,
    skills: "X-ray|CT scanning|MRI|Ultrasound|Patient care|BLS|IV therapy|Electronic health records",
    duties: `
      Position patients and take images that need no repeat
      Explain the scan to people who are [afraid|in pain|in a hurry]
      Keep doses as low as [the question|a good image] allows
      Start lines and give contrast under [protocol|supervision]
      Move equipment to the [ward|operating room] when a patient cannot come
      Check the quality of [machines|images] and report faults
      Prioritize [trauma|stroke] without forgetting the waiting room`,
    needs: `
      Graduate of an accredited imaging program
      Registration with the national registry and a license in {region}
      BLS certification
      Experience in [more than one|a second] modality pays extra
      Gentle handling of [sore|frail] people`,
  },
  {
    titles:
      "Medical Laboratory Scientist*3|Medical Technologist*3|MLS|Medical Laboratory Technician*3|Clinical Laboratory Scientist*2|Histotechnician",
    industry: "Science",
    at: ["hospital", "hospital", "biotech", "clinic"],
    share: 8,
    pay: [29, 41, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.12,
    specialties: "microbiology|hematology|chemistry|blood bank|molecular",
    skills: "Lab testing|Quality control|PCR|Biology|Chemistry|Phlebotomy|Record keeping|Compliance",
    duties: `
      Run tests in {specialty} and release results you trust
      Call critical values within [ten|fifteen] minutes
      Maintain analyzers and [document|trend] controls
      Solve [odd|impossible] results before they reach a chart
      Cross-match [units|blood] for surgery at short notice
      Validate new methods with the {specialty} supervisor
      Teach [students|colleagues] at the bench`,
    needs: `
      Degree in laboratory science [or biology|or chemistry]
      National certification; license in {region} where required
      Experience in {specialty} [preferred|welcome]
      Precision when the [analyzer|phone] beeps
      Color vision and a [steady|patient] eye`,
  },
  {
    titles: "Phlebotomist*6|Phlebotomy Technician*2|Mobile Phlebotomist|Specimen Processor*2",
    industry: "Health Care Provider",
    at: ["hospital", "clinic", "biotech"],
    share: 8,
    pay: [17, 22.5, "hour"],
    levels: "floor",
    schedule: "shifts",
    skills: "Phlebotomy|Customer service|Medical terminology|Infection control|Data entry|HIPAA|Lab testing",
    duties: `
      Draw blood from [forty|fifty|sixty] people a day, from babies to great-grandparents
      Identify patients [twice|by two signs] before the needle
      Label, spin, and [sort|ship] samples in order
      Calm those who [faint|look away]
      Follow the morning route through the [wards|nursing homes]
      Keep chairs, [trays|carts], and floors clean
      Report [short|hemolyzed] samples without excuses`,
    needs: `
      Phlebotomy certificate or [a year|six months] of practice
      State license where {region} asks for one
      Early hours: the first draw is at [four|five]
      Quick, [light|gentle] technique
      Good standing on your feet`,
  },
  {
    titles:
      "Dental Hygienist*5|Registered Dental Hygienist*2|RDH|Dental Assistant*6|Expanded Functions Dental Assistant",
    industry: "Health Care Provider",
    at: ["dental"],
    share: 10,
    pay: [24, 44, "hour"],
    levels: "single",
    schedule: "clinic",
    contract: 0.06,
    skills: "Dental hygiene|X-ray|Patient education|Sterilization|Infection control|CPR|Scheduling",
    duties: `
      Clean teeth, chart gums, and [take|read] X-rays
      Show patients how to [brush|floss] without a sermon
      Prepare rooms and sterilize instruments to the letter
      Assist with [fillings|crowns|extractions] and comfort the nervous
      Note changes for the dentist before the exam
      Schedule [recalls|follow-ups] so that the chair stays full
      Order supplies and [track|mix] materials`,
    needs: `
      License or certificate for dental work in {region}
      Radiography permit
      Experience with [children|digital sensors] is welcome
      Light hands and a [chatty|quiet] manner, as needed
      Basic life support card`,
  },
  {
    titles:
      "Physician*3|Family Medicine Physician*3|Hospitalist*2|Emergency Medicine Physician*2|Psychiatrist*2|Internal Medicine Physician*2|Pediatrician",
    industry: "Health Care Provider",
    at: ["hospital", "hospital", "clinic", "university"],
    share: 7,
    pay: [225000, 320000, "year"],
    levels: "single",
    schedule: "clinical",
    contract: 0.14,
    skills:
      "Patient care|Emergency medicine|Epic|Electronic health records|ACLS|Pediatrics|Mental health|Pharmacology",
    duties: `
      Care for [your own panel|admitted patients] with a team that knows you
      Diagnose, treat, and [explain|revisit] with time in the schedule for it
      Supervise residents and [advanced practice providers|students]
      Share call with [seven|nine|eleven] colleagues
      Take part in [quality|peer] review
      Shape how {employer} runs its {offer}
      Keep charts current with the help of a scribe`,
    needs: `
      MD or DO, residency completed in the specialty
      Board certified or [board eligible|within reach of it]
      Unrestricted license in {region}, or eligibility
      Visa candidates [considered|welcome]
      A listener's [ear|patience]`,
  },
  {
    titles:
      "Surgical Technologist*4|Scrub Tech|Certified Surgical Technologist*2|Sterile Processing Technician*4|Operating Room Technician",
    industry: "Health Care Provider",
    at: ["hospital", "hospital", "clinic", "staffing"],
    share: 7,
    pay: [25, 35, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.2,
    skills:
      "Surgery|Operating room|Sterilization|Infection control|BLS|Inventory management|Medical terminology",
    duties: `
      Set up the sterile field and [anticipate|pass] what the surgeon needs
      Count sponges, sharps, and instruments before and after
      Assemble trays and read [indicators|load records]
      Turn rooms over [quickly|in twenty minutes], without shortcuts
      Scrub for [orthopedic|general|cardiac] cases
      Care for [scopes|power tools] worth more than a house
      Restock [carts|preference cards] for the next morning`,
    needs: `
      Graduate of a surgical technology or sterile processing program
      Certification, or the exam within [a year|twelve months]
      BLS card
      Composure when the [plan|patient] changes
      On call [one weekend in five|a few nights a month]`,
  },
  {
    titles:
      "Paramedic*4|EMT*5|Emergency Medical Technician*3|EMT-Basic|Critical Care Paramedic|Firefighter Paramedic*2",
    industry: "Health Care Provider",
    at: ["government", "hospital", "government"],
    share: 8,
    pay: [20, 31, "hour"],
    levels: "single",
    schedule: "clinical",
    skills: "EMT|CPR|ACLS|BLS|Triage|Vital signs|Driving|Emergency medicine|First aid",
    duties: `
      Answer calls in {city} and give care from the curb to the hospital
      Assess, splint, [ventilate|defibrillate], and decide where to go
      Drive an ambulance [safely|smoothly] in any weather
      Check the truck at the start of each shift, [drugs|oxygen] included
      Write reports that [doctors|courts] can rely on
      Train with [fire|police] crews each month
      Visit frequent callers before they call`,
    needs: `
      EMT or paramedic certification in {region}
      Valid license with a clean record
      CPR and, for paramedics, ACLS
      Ability to carry [125|150] pounds with a partner
      Sleep when you can, [grace|wit] when you cannot`,
  },
];
