import type { Occupation } from "./occupation.ts";

export const education: Occupation[] = [
  {
    titles:
      "Elementary Teacher*4|Elementary School Teacher*3|Kindergarten Teacher*2|Third Grade Teacher|Teacher*2|Substitute Teacher*4",
    industry: "Education",
    at: ["school", "school"],
    share: 22,
    pay: [48000, 72000, "year"],
    levels: "single",
    schedule: "school",
    skills:
      "Classroom management|Lesson planning|Curriculum development|ESL|Special education|Child care|Tutoring",
    duties: `
      Teach [eighteen|twenty|twenty-four] children to read, reckon, and wonder
      Plan lessons that reach the [quick|quiet] and the slow
      Talk with parents [often|in good weeks, too]
      Watch progress and change the [plan|group] when it stalls
      Keep a room where mistakes are safe
      Share duty at [recess|the bus line] and in clubs
      Work with aides, [specialists|coaches], and your grade team`,
    needs: `
      Bachelor's degree and teaching certificate for {region}
      Student teaching or [two|three] years in a classroom
      Ease with children of every [background|temper]
      Training in [phonics|mathematics|language learners] is welcome`,
  },
  {
    titles:
      "Math Teacher*4|High School Teacher*2|Science Teacher*3|English Teacher*3|Middle School Teacher*2|Spanish Teacher*2|History Teacher|Music Teacher",
    industry: "Education",
    at: ["school", "school"],
    share: 18,
    pay: [50000, 75000, "year"],
    levels: "single",
    schedule: "school",
    skills:
      "Lesson planning|Classroom management|Curriculum development|Tutoring|Mathematics|Coaching|E-learning",
    duties: `
      Teach five classes of [twenty-five|twenty-eight] and know every name by October
      Set work worth [marking|doing] and return it within a week
      Prepare students for [exams|college|a trade]
      Lead a [club|team|play] after school
      Meet with families and [counselors|tutors] before a failing grade
      Use data from [quizzes|common tests] without teaching to them
      Share [materials|labs] with colleagues`,
    needs: `
      Subject degree and secondary license in {region}
      Love of the subject and of [teenagers|questions]
      Classroom order without [shouting|sarcasm]
      First-year teachers get a mentor`,
  },
  {
    titles:
      "Special Education Teacher*6|SPED Teacher*2|Resource Teacher*2|Intervention Specialist*2|Autism Teacher",
    industry: "Education",
    at: ["school", "school", "staffing"],
    share: 12,
    pay: [50000, 76000, "year"],
    levels: "single",
    schedule: "school",
    contract: 0.08,
    skills:
      "Special education|Classroom management|Lesson planning|Early intervention|Crisis intervention|Curriculum development",
    duties: `
      Teach [eight|ten|twelve] students with plans of their own
      Write and review education programs with [families|therapists]
      Adapt [texts|tests|rooms] so that everyone can take part
      Lead [two|three] aides and share what works
      Collect data on goals and [act on|chart] it
      Support classmates and teachers in mixed lessons
      De-escalate, [then|and] listen`,
    needs: `
      License in special education for {region}, or enrolment toward it
      Experience with [autism|reading disabilities|behavior plans]
      Knowledge of the law on individual programs
      Patience, inventiveness, joy`,
  },
  {
    titles:
      "Paraprofessional*5|Teacher Assistant*4|Teacher's Aide*3|Instructional Aide*2|After School Program Leader*2|Tutor*3",
    industry: "Education",
    at: ["school", "school", "nonprofit"],
    share: 18,
    pay: [15.5, 20.5, "hour"],
    levels: "floor",
    schedule: "school",
    skills: "Tutoring|Child care|Special education|CPR|First aid|ESL|Classroom management",
    duties: `
      Help one child or a [small|reading] group to keep up
      Prepare [materials|snacks|rooms] for the teacher
      Watch [lunch|recess|the crossing] with open eyes
      Support toileting and [feeding|moving] where needed
      Note what [worked|upset] a child today
      Read aloud and [play|listen] well
      Stay calm when a child cannot`,
    needs: `
      High school diploma and [two years of college|a passed aide test]
      Background check
      Kindness with limits
      Second language [welcome|a plus]`,
  },
  {
    titles:
      "Preschool Teacher*6|Lead Preschool Teacher*2|Infant Toddler Teacher*3|Early Childhood Teacher*2|Child Care Worker*4|Nanny*2|Daycare Teacher*2",
    industry: "Education",
    at: ["childcare", "childcare", "school", "nonprofit"],
    share: 17,
    pay: [16, 22, "hour"],
    levels: "floor",
    schedule: "day",
    skills: "Child care|Lesson planning|CPR|First aid|Classroom management|Early intervention",
    duties: `
      Care for [six|eight|ten] children and follow what interests them
      Plan songs, [paint|water|stories], and time outdoors
      Greet parents at the door with one true detail
      Change, feed, and [comfort|nap] with tenderness
      Observe growth and write it down [weekly|with photographs]
      Keep the room [safe|bright] and the mud outside, mostly
      Share laughter and laundry with two colleagues`,
    needs: `
      Credential in early childhood, or study toward it
      CPR and first aid, which we [pay|teach]
      Clear background check
      Lap, voice, and energy`,
  },
  {
    titles:
      "Assistant Professor*4|Adjunct Professor*4|Adjunct Instructor*3|Lecturer*3|Associate Professor*2|Clinical Instructor",
    industry: "Education",
    at: ["university", "university"],
    share: 10,
    pay: [68000, 98000, "year"],
    levels: "single",
    schedule: "school",
    remote: 0.07,
    hybrid: 0.09,
    contract: 0.2,
    abroad: true,
    specialties: "biology|nursing|computer science|English|economics|psychology|mathematics|history|business",
    skills:
      "Curriculum development|Scientific research|Lesson planning|E-learning|Public speaking|Grant writing",
    duties: `
      Teach [two|three|four] courses in {specialty} a term
      Advise students from [first doubts|enrolment] to graduation
      Publish or [practice|create] at a level the field respects
      Serve on committees that [decide|finish] things
      Revise the {specialty} curriculum with colleagues
      Seek [grants|partners] and involve undergraduates
      Hold office hours people use`,
    needs: `
      Doctorate or terminal degree in {specialty} or near it
      Record or promise in teaching
      Research that fits the {offer}
      Commitment to students of [all|many] backgrounds`,
  },
  {
    titles:
      "School Counselor*4|Academic Advisor*4|Guidance Counselor*2|Admissions Counselor*3|Career Counselor*2|Financial Aid Advisor*2",
    industry: "Education",
    at: ["school", "university", "university"],
    share: 9,
    pay: [48000, 68000, "year"],
    levels: "desk",
    schedule: "school",
    hybrid: 0.1,
    skills:
      "Counseling|Case management|Public speaking|Record keeping|Recruiting|Crisis intervention|Data entry|Coaching",
    duties: `
      See [three hundred|250] students through choices large and small
      Plan schedules, [credits|aid], and second chances
      Visit [schools|fairs] and answer parents
      Notice who has stopped [coming|smiling]
      Refer to [care|tutoring] and follow up
      Track [applications|deadlines] so that none is missed
      Run evenings on [paying for college|careers]`,
    needs: `
      Bachelor's degree; master's [preferred|where required]
      License for {region} in schools
      Discretion and stamina in [April|the fall]
      Listening before advising`,
  },
  {
    titles:
      "Training Specialist*4|Corporate Trainer*4|Learning and Development Specialist*4|Training Coordinator*3|Technical Trainer*2|Training Manager*2",
    industry: "Training",
    at: ["bank", "hospital", "manufacturer", "telecom", "retailer", "government", "insurance"],
    share: 11,
    pay: [60000, 88000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.14,
    hybrid: 0.25,
    contract: 0.12,
    abroad: true,
    skills:
      "Training and development|E-learning|Public speaking|Coaching|Onboarding|Microsoft PowerPoint|Curriculum development|Change management",
    duties: `
      Teach [new hires|supervisors] in rooms and on screens
      Find out what people need before [building|booking] a course
      Write guides that are [used|short]
      Coach managers to [give feedback|run a meeting]
      Measure [behavior|errors] a month later, not smiles at the door
      Schedule sessions in [three|several] locations
      Keep records that [auditors|regulators] accept`,
    needs: `
      [Two|Three] years in front of adults
      Experience with a learning system
      A voice that [carries|keeps people awake]
      Travel [one week a month|now and then]`,
  },
  {
    titles:
      "Instructional Designer*6|eLearning Developer*3|Curriculum Developer*3|Learning Designer*2|Curriculum Specialist*2",
    industry: "Training",
    at: ["university", "software", "bank", "biotech", "consultancy"],
    share: 7,
    pay: [68000, 96000, "year"],
    levels: "desk",
    schedule: "office",
    remote: 0.41,
    hybrid: 0.22,
    contract: 0.24,
    abroad: true,
    skills:
      "E-learning|Curriculum development|Video editing|Accessibility|Project management|Adobe Creative Suite|Technical Writing|Training and development",
    duties: `
      Design courses from [goals|tasks] backward
      Interview experts and cut what learners do not need
      Build [scenarios|quizzes|videos] that teach, not test patience
      Caption, [describe|label], and check for access
      Pilot with [ten|a few] learners and revise
      Maintain a library of [templates|modules]
      Report what people [learned|skipped]`,
    needs: `
      Portfolio with [two|three] finished courses
      Grounding in how people learn
      Skill with an authoring tool
      Tact with [busy|proud] experts`,
  },
  {
    titles:
      "Driving Instructor*2|Safety Trainer*3|Fitness Instructor*3|Personal Trainer*4|CDL Instructor|Swim Instructor*3|Lifeguard*4",
    industry: "Training",
    at: ["government", "university", "nonprofit", "logistics"],
    share: 9,
    pay: [17, 27, "hour"],
    levels: "single",
    schedule: "store",
    contract: 0.08,
    skills:
      "First aid|CPR|Coaching|Occupational safety|Driving|Personal training|Lifeguarding|Public speaking",
    duties: `
      Teach [small groups|one person at a time] to move, drive, or swim safely
      Show, [watch|spot], correct, and praise
      Check [equipment|pools|vehicles] before each session
      Adapt to [age|injury|fear]
      Keep attendance and [progress|incident] notes
      Respond to emergencies as rehearsed
      Invite people back by [name|example]`,
    needs: `
      Certificate in what you teach, or [our|a] paid course
      CPR and first aid
      Encouraging manner
      Evenings and weekends`,
  },
];
