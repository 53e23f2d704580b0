/** A posting's requirements beside what somebody shows for them. Both sides read the same words. */
export const match = {
  "match.title": "How you match, line by line",
  "match.titleOfApplicant": "Requirements, line by line",
  "match.asSent": "As it was sent. You and {{organization}} read the same sheet.",
  "match.asSentToPro": "As it was sent. The applicant reads the same sheet.",
  "match.same": "If you apply, {{organization}} reads this same sheet. It ranks and rejects nobody.",
  "match.method":
    "Only the profile's experience and skills and the resume are read. Name, age, gender, photo, school, and ZIP code change nothing.",
  "match.read":
    "Rules read these requirements in the posting's text. Nobody at {{organization}} listed them.",
  "match.none": "The posting states no requirements that we could read.",
  "match.musts": "Meets {{met}} of {{of}} must-haves",
  "match.nice": "Meets {{met}} of {{of}} nice-to-haves",
  "match.kind.must": "Must have",
  "match.kind.nice": "Nice to have",
  "match.state.met": "Met",
  "match.state.missing": "Missing",
  "match.state.unsaid": "Not said",
  "match.from.experience": "Profile, experience",
  "match.from.skills": "Profile, skills",
  "match.from.resume": "Resume",
  "match.lacking": "Nothing mentions {{names}}",
  "match.related": "Related: {{known}}. They ask for {{asked}}.",
  "match.covered": "{{known}} covers {{asked}}.",
  "match.years": "{{sum}}; {{asked}} asked",
  "match.yearsStated": "A line of the resume states the years; the dates add up to {{sum}}.",
  "match.span": "{{from}} to {{to}} · {{months}}",
  "match.now": "now",
  "match.overlap": "{{months}} of two jobs at once, counted once",
  "match.year_one": "{{count}} year",
  "match.year_other": "{{count}} years",
  "match.month_one": "{{count}} month",
  "match.month_other": "{{count}} months",
  "match.generalPitch": "Your pitch doesn't mention anything from this posting. Send anyway?",
  "match.changePitch": "Change the pitch",
  "match.goesAlong":
    "{{organization}} also gets how you match the requirements, line by line, quoting your profile's experience and skills and your resume. It is the sheet that you see.",
  "match.overdue_one":
    "{{count}} person is waiting for your answer about this job past the date you promised",
  "match.overdue_other":
    "{{count}} people are waiting for your answer about this job past the date you promised",
  "match.overdueBody": "You can still open it again, but they should hear from you first.",
  "match.answerThem": "Answer them",
  "match.order": "Order",
  "match.order.dates": "Promised date",
  "match.order.requirements": "Requirements met",
  "match.ordered":
    "You ordered this list by requirements met. Where they are equal, the earlier promised date comes first. Those that could not be compared come last. Every promise still holds.",
  "match.notCompared": "Not compared: sent before we compared, or the posting states no requirements",
  "match.improve": "Complete your profile",
  "match.legend":
    "Missing: the profile or resume names things of this kind, but not this one, or too little of it. Not said: it says nothing either way.",
} as const;
