/** What a posting asks its applicants, as its organization writes it. */
export const hostingQuestions = {
  "hosting.questionsLead":
    "Ask only what you need to decide. Name, contact, resume and pitch are asked already, and each question says why you ask it.",
  "hosting.resume.required": "Required",
  "hosting.resume.optional": "May be left out",
  "hosting.questionOf": "Question {{position}}",
  "hosting.question.text": "Question",
  "hosting.question.kind": "Kind of answer",
  "hosting.question.choices": "Answers to choose from",
  "hosting.question.choicesHint": "One per line",
  "hosting.question.reason": "Why do you ask?",
  "hosting.question.reasonHint": "Applicants read it beside the question.",
  "hosting.question.required": "An answer is required",
  "hosting.question.fromProfile": "The profile asks it in its own words, and fills in the answer.",
  "hosting.question.fileHint":
    "Applicants upload a document of up to {{size}}. A posting asks for {{most}} files at most.",
  "hosting.question.add": "Add a question",
  "hosting.question.raise": "Move question {{position}} up",
  "hosting.question.remove": "Remove question {{position}}",
  "hosting.questionKind.text": "Text",
  "hosting.questionKind.choice": "One of several",
  "hosting.questionKind.number": "Number",
  "hosting.questionKind.yes-no": "Yes or no",
  "hosting.questionKind.date": "Date",
  "hosting.questionKind.file": "File",
  "hosting.questionKind.work-authorization": "Work authorization",
  "hosting.fault.question": "Write the question, or remove it.",
  "hosting.fault.questionReason": "Say why you ask: applicants read it beside the question.",
  "hosting.fault.questionChoices": "Give 2 to {{most}} answers to choose from, one per line.",
  "hosting.fault.questionFiles": "Ask for {{most}} files at most.",
  "hosting.fault.questionTwice": "You ask this already.",
  "hosting.fault.questionAsked": "Every application has this already. Remove the question.",
  "hosting.fault.questionAuthorization":
    "Choose the kind “Work authorization” instead: the applicant's profile answers it.",
  "hosting.banned.pay":
    "You can't ask what an applicant earns or earned. State your range, or ask what pay they expect.",
  "hosting.banned.age":
    "You can't ask for an applicant's age, or for anything that reveals it. Ask whether they are at least 18, if the job requires it.",
  "hosting.banned.origin":
    "You can't ask for origin, race, citizenship or mother tongue. Ask for work authorization, or how well somebody speaks a language that the job needs.",
  "hosting.banned.family":
    "You can't ask about family, marriage, children or pregnancy. Ask whether somebody can work the hours of the job.",
  "hosting.banned.religion":
    "You can't ask about religion. Ask whether somebody can work the days that the job requires.",
  "hosting.banned.health":
    "You can't ask about health or disability before an offer. Ask whether somebody can do what the job requires, with or without accommodation.",
  "hosting.banned.sex": "You can't ask for sex, gender or orientation.",
  "hosting.banned.union": "You can't ask about membership in a union.",
} as const;
