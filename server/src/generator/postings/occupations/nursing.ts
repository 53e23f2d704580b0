import type { Occupation } from "./occupation.ts";

export const nursing: Occupation[] = [
  {
    titles: "Registered Nurse*6|RN*5|Registered Nurse (RN)*4|Staff Nurse*2|Clinical Nurse",
    industry: "Health Care Provider",
    at: ["hospital", "hospital", "hospital", "clinic", "home", "staffing"],
    share: 60,
    pay: [34, 50, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.16,
    specialties:
      "ICU|emergency|medical-surgical|telemetry|labor and delivery|oncology|operating room|pediatrics|NICU|dialysis|orthopedics|psychiatric|step-down|home health",
    skills:
      "Nursing|BLS|ACLS|PALS|IV therapy|Epic|Cerner|Meditech|Medication administration|Wound care|Patient education|Triage|Critical care|Telemetry|Electronic health records|Infection control|Discharge planning|Vital signs",
    duties: `
      Assess patients on the {specialty} unit and [plan|adjust] their care through the shift
      Give medications, [blood products|fluids], and treatments as ordered, and chart them at the bedside
      Watch monitors and [vital signs|small changes], and call the physician before a crisis
      Explain [diagnoses|discharge plans] to patients and families in words they can use
      Hand over at the bedside so that [nothing|no detail] is lost between shifts
      Precept [new graduates|students] on the {specialty} floor
      Work with therapists, [pharmacists|case managers], and aides as one team
      Prevent falls, infections, and pressure injuries by [rounding|habit]`,
    needs: `
      Current RN license in {region} or a compact license
      Graduate of an accredited nursing program; BSN [preferred|required within three years]
      BLS certification through the American Heart Association
      [One year|Two years] of recent {specialty} experience, [or our residency|new graduates welcome on nights]
      Sound judgment under pressure and a kind voice at [three in the morning|the end of a shift]
      Ability to stand for long periods and [turn|lift] patients with a partner`,
  },
  {
    titles: "Licensed Practical Nurse*3|LPN*5|Licensed Practical Nurse (LPN)*3|LVN*2|LPN Charge Nurse",
    industry: "Health Care Provider",
    at: ["home", "home", "clinic", "hospital", "staffing"],
    share: 17,
    pay: [24, 33, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.1,
    skills:
      "Nursing|Medication administration|Wound care|Vital signs|Charting|BLS|CPR|Elder care|Phlebotomy|Patient care|Electronic health records|Infection control",
    duties: `
      Pass medications to [twenty|twenty-five|thirty] residents and record each dose
      Change dressings, [check|care for] catheters, and note how wounds heal
      Take vital signs and tell the supervising nurse [at once|early] when something shifts
      Supervise nursing assistants and [help|step in] when the hall is short
      Admit new residents and [sit down|talk] with their families
      Receive orders, call [pharmacies|physicians], and follow up
      Keep carts, [supplies|narcotic counts], and records in order`,
    needs: `
      Current LPN or LVN license in {region}
      CPR certification, or willingness to obtain it [before starting|in the first month]
      Experience in long-term care is [helpful|preferred], not required
      Patience with people who [forget|repeat themselves]
      Careful charting in [an electronic|a paper-free] record`,
  },
  {
    titles:
      "Certified Nursing Assistant*3|CNA*6|Nursing Assistant*2|Patient Care Technician*3|PCT|Nurse Aide|Certified Nursing Assistant (CNA)*3",
    industry: "Health Care Provider",
    at: ["home", "home", "hospital", "hospital", "staffing"],
    share: 34,
    pay: [16, 22.5, "hour"],
    levels: "floor",
    schedule: "clinical",
    contract: 0.06,
    skills:
      "Patient care|Vital signs|CPR|BLS|Elder care|Infection control|Charting|First aid|Electronic health records|EKG",
    duties: `
      Help residents to bathe, dress, eat, and [walk|get around] with dignity
      Turn and move people safely with [a lift|a colleague]
      Answer call lights [promptly|within minutes], also when they are not yours
      Measure [vital signs|intake and output] and report what is out of line
      Make beds, [refill|restock] rooms, and keep halls clear
      Keep someone company when [the night is long|families cannot come]
      Notice changes in [skin|mood|appetite] and tell the nurse`,
    needs: `
      Active CNA certification in {region}, or enrolment in a class
      High school diploma or [GED|equivalent]
      A strong back and [stronger|even more] patience
      Reliable attendance, including [every other weekend|some holidays]
      [Paid training|Tuition help] for those who want to become nurses`,
  },
  {
    titles:
      "Nurse Practitioner*5|NP*2|Family Nurse Practitioner*2|Physician Assistant*4|Advanced Practice Provider|Nurse Practitioner (NP)",
    industry: "Health Care Provider",
    at: ["clinic", "clinic", "hospital", "home", "university"],
    share: 12,
    pay: [108000, 145000, "year"],
    levels: "single",
    schedule: "clinical",
    remote: 0.07,
    contract: 0.1,
    specialties:
      "primary care|urgent care|cardiology|psychiatric|geriatrics|dermatology|women's health|orthopedics",
    skills:
      "Nursing|Patient care|BLS|ACLS|Electronic health records|Epic|eClinicalWorks|Pharmacology|Patient education|Mental health|Pediatrics|Vaccination",
    duties: `
      See [sixteen|eighteen|twenty] patients a day for [visits|follow-up] in {specialty}
      Take histories, examine, diagnose, and prescribe within your scope
      Order and read [labs|imaging] and call people with results
      Manage [chronic conditions|hypertension and diabetes] over years, not visits
      Work beside physicians who [answer questions|have time]
      Document during the visit so that evenings stay free
      Coordinate referrals with [specialists|community services]`,
    needs: `
      Master's degree and national board certification
      License and prescriptive authority in {region}
      DEA registration, current or [in progress|obtainable]
      Experience in {specialty} [preferred|welcome]; strong new graduates considered
      Warmth, brevity, and [clinical curiosity|clear notes]`,
  },
  {
    titles:
      "Nurse Manager*4|Director of Nursing*3|Charge Nurse*4|Clinical Nurse Manager*2|Assistant Nurse Manager",
    industry: "Management",
    at: ["hospital", "hospital", "home"],
    share: 6,
    pay: [92000, 128000, "year"],
    levels: "single",
    schedule: "clinical",
    skills:
      "Nursing|Patient care|Budgeting|Scheduling|Critical care|Quality assurance|BLS|ACLS|Performance management|Compliance",
    duties: `
      Lead [forty|fifty|seventy] nurses and aides on two units
      Build schedules that are [fair|posted early] and covered
      Round on patients daily and settle complaints [in person|the same day]
      Hire, [orient|coach], and keep good people
      Track falls, infections, and [readmissions|overtime], and act on them
      Prepare the units for [state surveys|accreditation]
      Manage a budget and defend the [staffing|supplies] it must hold`,
    needs: `
      Current RN license in {region}; BSN required, master's degree [preferred|a plus]
      [Three|Five] years of bedside nursing and some of leading
      Knowledge of state rules and of [survey|accreditation] work
      Presence on the floor, [also at night|in every shift] now and then
      A calm that spreads`,
  },
  {
    titles: "Home Health Aide*4|HHA*2|Caregiver*5|Personal Care Aide*3|Direct Support Professional*4|PCA",
    industry: "Health Care Provider",
    at: ["home", "home", "nonprofit"],
    share: 28,
    pay: [14.5, 19.5, "hour"],
    levels: "floor",
    schedule: "flex",
    contract: 0.05,
    skills: "Home health|Elder care|CPR|First aid|Patient care|Food preparation|Housekeeping|Driving|Cooking",
    duties: `
      Visit [two|three|four] clients a day in their homes around {district}
      Help with bathing, dressing, meals, and [reminders|pills already sorted]
      Drive clients to [appointments|church|the store]
      Do light housework and [laundry|shopping]
      Write a short note after each visit in our app
      Bring company: [cards|a walk|old photographs]
      Tell the nurse when a client [eats less|seems different]`,
    needs: `
      Compassion first; we [train|teach] the rest
      Reliable car, driver's license, and insurance
      A clear background check, paid by us
      High school diploma [not required|or life experience]
      Respect for other people's [homes|habits]`,
  },
];
