import type { Occupation } from "./occupation.ts";

export const therapy: Occupation[] = [
  {
    titles:
      "Physical Therapist*5|PT*2|Physical Therapist (PT)*2|Staff Physical Therapist|Physical Therapist Assistant*2|PTA",
    industry: "Health Care Provider",
    at: ["clinic", "hospital", "home", "school", "staffing"],
    share: 11,
    pay: [38, 54, "hour"],
    levels: "care",
    schedule: "clinic",
    contract: 0.15,
    specialties: "orthopedic|pediatric|neurological|outpatient|sports|home health",
    skills:
      "Physical therapy|Patient care|Patient education|Electronic health records|CPR|BLS|Home health|Pediatrics",
    duties: `
      Evaluate patients after [surgery|injury|stroke] and set goals with them
      Treat [eight|ten|twelve] {specialty} patients a day, one at a time
      Teach exercises that people will really do at home
      Use manual techniques, [balance|gait] training, and equipment with judgment
      Measure progress and change course when [it stalls|pain says so]
      Talk with surgeons and [families|employers] about the way back
      Finish notes [on the day|within a day]`,
    needs: `
      Degree from an accredited physical therapy program
      License in {region}, or eligibility for one
      Interest in {specialty} work and in [mentoring|learning]
      CPR certification
      Encouragement that does not [flatter|hurry]`,
  },
  {
    titles:
      "Occupational Therapist*5|OT*2|OTR*2|Occupational Therapist (OT)|COTA*2|Occupational Therapy Assistant",
    industry: "Health Care Provider",
    at: ["hospital", "home", "school", "clinic", "staffing"],
    share: 8,
    pay: [37, 52, "hour"],
    levels: "single",
    schedule: "clinic",
    contract: 0.18,
    skills:
      "Occupational therapy|Patient care|Pediatrics|Elder care|Early intervention|Electronic health records|BLS|Special education",
    duties: `
      Help people to dress, cook, write, and [work|live alone] again
      Assess [hands|homes|classrooms] and suggest changes that cost little
      Fit splints and [adaptive|simple] equipment
      Plan treatment with [parents|teachers|caregivers] and review it monthly
      Supervise assistants and [students|aides]
      Document progress toward [goals|independence] clearly
      Join team meetings and speak for the [patient|child]`,
    needs: `
      Registration with the national board and a license in {region}
      Experience with [children|older adults|hand injuries] is welcome
      Creativity with [kitchen drawers|playgrounds|keyboards]
      Organized caseload and [timely|complete] notes
      Kindness and a sense of humor`,
  },
  {
    titles: "Speech-Language Pathologist*4|SLP*4|Speech Therapist*3|Speech Language Pathologist (SLP)*2",
    industry: "Health Care Provider",
    at: ["school", "school", "clinic", "hospital", "home", "staffing"],
    share: 9,
    pay: [39, 55, "hour"],
    levels: "single",
    schedule: "school",
    remote: 0.12,
    contract: 0.2,
    skills:
      "Speech therapy|Special education|Early intervention|Pediatrics|Patient education|Lesson planning",
    duties: `
      Assess speech, language, and [swallowing|fluency] and write clear reports
      Treat [individually|in small groups] with material children like
      Set up [devices|picture boards] for those who do not speak
      Take part in meetings about education plans
      Coach teachers and parents so that practice goes on [at home|all day]
      Keep records that meet [school|payer] rules
      Screen [kindergarten|new] pupils each fall`,
    needs: `
      Master's degree in speech-language pathology
      Certificate of clinical competence, or a fellowship year with us
      License in {region}
      Experience with [autism|bilingual pupils|stroke] is a plus
      Good ears, and time for slow answers`,
  },
  {
    titles:
      "Mental Health Therapist*3|Licensed Clinical Social Worker*3|LCSW*4|Behavioral Health Counselor*3|Licensed Professional Counselor*2|Therapist*2",
    industry: "Health Care Provider",
    at: ["clinic", "clinic", "nonprofit", "hospital", "government", "university"],
    share: 18,
    pay: [62000, 88000, "year"],
    levels: "care",
    schedule: "clinic",
    remote: 0.26,
    hybrid: 0.15,
    contract: 0.14,
    specialties: "adolescent|outpatient|substance use|family|trauma|crisis",
    skills:
      "Psychotherapy|Mental health|Counseling|Crisis intervention|Case management|Social work|Substance abuse treatment|HIPAA|Electronic health records",
    duties: `
      Carry a caseload of [twenty|twenty-four|twenty-eight] {specialty} clients a week
      Complete intakes and write treatment plans [with|not about] the client
      Lead a weekly {specialty} group
      Respond to [walk-ins|crises] on a shared rotation
      Work with psychiatrists, [schools|courts|families], and housing agencies
      Document sessions within [two|three] days
      Attend supervision that [is protected|nobody cancels]`,
    needs: `
      Master's degree in social work, counseling, or psychology
      Independent license in {region}, or supervision hours we provide
      Training in [cognitive behavioral|trauma-focused|motivational] approaches
      Cultural humility and [firm|clear] boundaries
      Evening hours [one day|two days] a week`,
  },
  {
    titles:
      "Social Worker*4|Case Manager*5|Medical Social Worker*2|Care Coordinator*4|Child Protective Services Worker|Case Worker",
    industry: "Health Care Provider",
    at: ["nonprofit", "government", "hospital", "home", "insurance"],
    share: 15,
    pay: [50000, 70000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.07,
    hybrid: 0.16,
    skills:
      "Social work|Case management|Care coordination|Crisis intervention|Discharge planning|Community outreach|Record keeping|Mental health|HIPAA",
    duties: `
      Meet [families|patients|tenants] where they are and find out what would help
      Connect people with [housing|benefits|treatment] and stay until it works
      Write plans, [court reports|referrals], and honest notes
      Visit homes around {district}, sometimes with a colleague
      Advocate with [landlords|insurers|schools]
      Arrange safe discharges with nurses and [relatives|agencies]
      Know what every program in {city} [offers|requires]`,
    needs: `
      Bachelor's or master's degree in social work [or a related field|or human services]
      Experience with [child welfare|aging|homelessness]
      Valid driver's license
      Steadiness amid [other people's|daily] emergencies
      Careful, timely documentation`,
  },
  {
    titles: "Respiratory Therapist*5|RRT*2|Registered Respiratory Therapist*2|Respiratory Care Practitioner",
    industry: "Health Care Provider",
    at: ["hospital", "hospital", "home", "staffing"],
    share: 6,
    pay: [31, 43, "hour"],
    levels: "care",
    schedule: "clinical",
    contract: 0.18,
    skills: "Respiratory therapy|BLS|ACLS|PALS|Critical care|Patient care|Electronic health records|Epic",
    duties: `
      Manage ventilators and [airways|oxygen] in intensive care
      Give breathing treatments and see [whether they help|what changes]
      Draw and read arterial blood gases
      Answer codes and [rapid responses|traumas] throughout the house
      Teach inhalers to patients [going home|and relatives]
      Wean patients by protocol with the team
      Clean, test, and [move|calibrate] equipment`,
    needs: `
      Associate degree in respiratory care
      RRT credential and license in {region}
      Certification in basic and advanced life support
      Experience with [newborns|ventilators|sleep studies] is welcome
      Quick feet and quiet hands`,
  },
];
