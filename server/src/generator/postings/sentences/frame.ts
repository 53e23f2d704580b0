import { compileLines } from "../fragment.ts";

/** Openings of a posting, before or after the employer's description of itself. */
export const openings = compileLines(`
  {employer} is [looking for|hiring|seeking] {role} in {city}.
  We are [looking for|hiring] {role} [to join us|to join our team] in {city}.
  Are you {role} who likes [good work|steady work] and [decent|kind] colleagues? {employer} would like to meet you.
  {employer} has an opening for {role} [near|in] {district}.
  We need {role} at our {district} location, and we would rather [wait|search longer] than settle.
  Our team in {city} is one person short: {role}.
  This posting is for {role} at {employer}.
  {employer} [is growing|has grown] and needs {role} [this season|soon|by next month].
  A colleague is [retiring|moving away], so {employer} is hiring {role} in {city}.`);

export const remoteOpenings = compileLines(`
  {employer} is [looking for|hiring|seeking] {role}, remote.
  We are [looking for|hiring] {role} who works remotely.
  This is a remote position for {role} at {employer}.
  {employer} hires {role} for a remote team [that meets twice a year|that writes more than it talks].`);

export const dutyHeadings = compileLines(`
  What you will do
  Your work
  Responsibilities
  The job
  Key duties
  Day to day
  In this role you will`);

export const needHeadings = compileLines(`
  What you bring
  Requirements
  Qualifications
  About you
  What we ask for
  Who we are looking for
  You have`);

/** Text before and after the list of skills. */
export const skillFrames: readonly (readonly [string, string])[] = [
  ["Skills we ask for: ", "."],
  ["You should know ", "."],
  ["Experience with ", " counts."],
  ["You will use ", " most days."],
  ["Helpful knowledge: ", "."],
  ["We work with ", "."],
  ["Needed: ", "."],
];

export const onsiteSentences = compileLines(`
  The work is on site in {district}, {city}.
  You will work at our {district} location in {city}.
  On site in {city}, with [parking|a bus stop|a train station] nearby.
  This is an in-person role in {city}, {region}.
  Place of work: {district}, {city}.`);

export const hybridSentences = compileLines(`
  Hybrid: [two|three] days a week in our {district} office in {city}, the rest from home.
  This role is hybrid, with [two|three|four] days on site in {city} each week.
  A hybrid schedule applies: [Tuesday and Thursday|Monday and Wednesday|team days] in {city}, other days at home.`);

export const remoteSentences = compileLines(`
  Remote within {country}, with core hours from [ten to three|nine to two] [Eastern|Central|local] time.
  You may work remotely from anywhere in {country}; we ship the equipment.
  The position is fully remote in {country}, with [two|three] visits to {city} a year, paid by us.`);

export const paySentences = [
  ["Pay: ", ", depending on experience."],
  ["The pay range for this position is ", "."],
  ["We pay ", "; where you start depends on what you bring."],
  ["Compensation is ", "."],
  ["Expected pay: ", ", reviewed every year."],
] as const;

export const closings = compileLines(`
  Send a resume; a cover letter is optional. Every applicant hears from us within [ten|seven|five] business days.
  Apply with a resume and two sentences on why this job. We answer everyone.
  Questions go to {recruiter}, who reads every application.
  We review applications as they come and interview within [two|three] weeks.
  Two conversations and a [paid|short] work sample: that is the whole process.
  Please apply online. {recruiter} will call the people we would like to meet [next week|within a week].`);

/** Sentences about the place of work. */
export const culture = compileLines(`
  People here [stay|have stayed] [six|eight|nine] years on average, and [most|many] of our leads were [promoted|trained] from within.
  You get a [mentor|partner] for the first [month|ninety days] and a plan for what to learn [first|when].
  Schedules are [fair|posted early], meetings are [short|few], and [questions|mistakes] are welcome.
  We are a [small|close] team that eats lunch together [on Fridays|when the work allows it].
  Tools, [clothing|training], and [safety gear|licenses] are paid by us.
  The team around {district} has [five|eight|twelve] people and [two|three] open seats.
  If most of this fits and some of it does not, [please apply|write to us] anyway.
  There is room to grow: [two|three] colleagues moved up last year.`);

export const equality = compileLines(`
  We hire without regard to race, color, religion, sex, age, disability, veteran status, or any other protected trait.
  {employer} is an equal opportunity employer and adjusts the interview or the workplace where someone needs it.
  People of all backgrounds and ages are welcome; tell us what you need for a fair interview.`);

export const contractSentences = compileLines(`
  This is a contract of [three|six|nine|twelve] months, with a chance of extension.
  Contract position for [six|twelve] months; [extension|conversion] is possible.`);

export const contractorSentences = compileLines(`
  You work as an independent contractor and invoice [weekly|monthly].
  Engagement as a contractor, [about six months|project by project].`);

/** `{language}` is filled in separately, because a posting's languages are separate facts. */
export const languageFrames: readonly (readonly [string, string])[] = [
  ["Fluent in ", ", spoken and written."],
  ["You are fluent in ", " as well as English."],
  ["Fluency in ", " is required for this team."],
];
