/** M-24: what `/legal/ai-policy` says about each automated step, and the list of legal notices. */
export const automation = {
  "legal.lead": "What you agree to, what we store, and what programs decide here.",
  "legal.privacyLine": "What we store about you, for how long, and who sees it.",
  "legal.termsLine": "What you can count on, and what we ask of you.",
  "legal.aiLine": "Every step that a program takes by itself, and how to turn it off.",
  "aiPolicy.lead":
    "No program here scores, ranks, or rejects a person. This page lists every step that a program takes by itself.",
  "aiPolicy.never": "What no program does",
  "aiPolicy.neverBody":
    "Applications are listed by the date their answer is due, unless a hirer orders their own list by requirements met. A person reads them, and a person decides. A decline always has a reason that a person chose.",
  "aiPolicy.model": "Language models",
  "aiPolicy.modelBody":
    "All steps below follow written rules, and Candor's source shows each of them. One step can use a language model, if the operator of this instance has connected one: a search with words that the rules didn't understand is sent to it, without your name or address. Its proposal appears as filters that you can remove.",
  "aiPolicy.steps": "The steps",
  "aiPolicy.version": "Rules of version {{version}}.",
  "aiPolicy.inputs": "Reads",
  "aiPolicy.seenBy": "Seen by",
  "aiPolicy.turnOff": "To turn it off",
  "aiPolicy.log": "Log",
  "aiPolicy.isLogged":
    "What it decides for good is logged with all that it read, for up to {{days}} days, so that it can be replayed. Version {{version}} of its rules.",
  "aiPolicy.isNotLogged": "Nothing is logged: it runs again each time.",
  "automation.notice": "What programs do with applications",
  "automation.noticeBody":
    "Nothing is decided by a program here: none scores, ranks, or rejects anybody who applies. A program counts the requirements that an application meets, and a hirer can order the list by that. People at {{organization}} read each application and decide. What they use elsewhere, Candor doesn't know.",
  "automation.noticeSteps": "Every step that a program takes",
  "automation.noticeLaw": "{{law}} asks for such a statement",
  "automation.reading-a-search": "Reading a search",
  "automation.reading-a-searchDoes":
    "Turns words into filters, such as a place, a job title, or a pay range.",
  "automation.reading-a-searchInputs": "The words you type, and the words that postings use.",
  "automation.reading-a-searchSeenBy": "You: each filter stands above the results.",
  "automation.reading-a-searchTurnOff": "Remove a filter.",
  "automation.ordering-results": "Ordering search results",
  "automation.ordering-resultsDoes":
    "Puts postings first that match the title, the words, and the place. Each posting explains its position.",
  "automation.ordering-resultsInputs":
    "The search and the postings. Never who you are or what you did before.",
  "automation.ordering-resultsSeenBy":
    "Everyone who searches. The same search has the same order for everyone.",
  "automation.ordering-resultsTurnOff": "Sort by date.",
  "automation.matching-alerts": "Matching job alerts",
  "automation.matching-alertsDoes":
    "Emails you new postings that match a search you saved, and says why each one does.",
  "automation.matching-alertsInputs": "The search you saved, and new postings.",
  "automation.matching-alertsSeenBy": "You.",
  "automation.matching-alertsTurnOff": "Pause or delete the alert. Each email has a link for that.",
  "automation.reading-resumes": "Reading a resume",
  "automation.reading-resumesDoes":
    "Finds values such as your phone number and former jobs, to save you typing.",
  "automation.reading-resumesInputs": "The file you upload.",
  "automation.reading-resumesSeenBy":
    "You: each value shows its line, and nothing is kept until you accept it.",
  "automation.reading-resumesTurnOff": "Drop the values, or fill in your profile by hand.",
  "automation.reading-postings": "Reading facts in a posting",
  "automation.reading-postingsDoes":
    "Finds facts such as sponsorship, shifts, and licenses. What a text doesn't say is shown as not stated.",
  "automation.reading-postingsInputs": "The posting's own text.",
  "automation.reading-postingsSeenBy": "Everyone, with the sentence that states the fact.",
  "automation.reading-postingsTurnOff": "A hirer can correct each fact in the posting's editor.",
  "automation.comparing-requirements": "Comparing requirements with what you show",
  "automation.comparing-requirementsDoes":
    "Lists a posting's requirements and says of each whether your profile or resume shows it. An application keeps the list as it was when you sent it. A hirer can order their applications by how many requirements are met.",
  "automation.comparing-requirementsInputs":
    "The posting's requirements, and your jobs, skills, and education. Never your name, age, gender, school, or place.",
  "automation.comparing-requirementsSeenBy": "You and the hirer, who reads the same list.",
  "automation.comparing-requirementsTurnOff":
    "Can't be turned off. It orders nothing by itself and rejects nobody; the preview shows it before you send.",
  "automation.hiding-details": "Hiding details from a hirer",
  "automation.hiding-detailsDoes":
    "Blacks out your email addresses and phone numbers until you share them. Under blind review, also your name, links, and schools.",
  "automation.hiding-detailsInputs": "What you send: your pitch, answers, messages, and resume.",
  "automation.hiding-detailsSeenBy": "The hirer, who reads the rest. You see what you sent.",
  "automation.hiding-detailsTurnOff":
    "Show your address and number on the application's page. A blind review ends at the stage that the organization chose.",
  "automation.finding-copies": "Finding copies of a posting",
  "automation.finding-copiesDoes":
    "Shows several copies of one job as one posting, and joins a reposted job with its history.",
  "automation.finding-copiesInputs": "Postings' titles, texts, places, and organizations.",
  "automation.finding-copiesSeenBy": "Everyone.",
  "automation.finding-copiesTurnOff": "Can't be turned off. Write to us if two jobs are shown as one.",
  "automation.warning-signs": "Pointing out warning signs",
  "automation.warning-signsDoes":
    "Names warning signs of a fraudulent posting from a closed list, each with its evidence. There is no score.",
  "automation.warning-signsInputs": "The posting, and how its hirer can be reached.",
  "automation.warning-signsSeenBy": "The hirer first, then everyone who opens the posting.",
  "automation.warning-signsTurnOff": "A hirer can remove the cause. Write to us if a sign is wrong.",
  "automation.confirming-postings": "Taking down what nobody confirms",
  "automation.confirming-postingsDoes":
    "Takes a posting off the search once its last day has passed or its hirer no longer confirms that it is open.",
  "automation.confirming-postingsInputs": "The posting's last day, and when it was last confirmed.",
  "automation.confirming-postingsSeenBy": "The hirer, and everyone in the posting's public log.",
  "automation.confirming-postingsTurnOff": "Can't be turned off. The hirer can confirm it again at any time.",
  "automation.keeping-promises": "Closing what nobody answered",
  "automation.keeping-promisesDoes":
    "Reminds hirers of answers that are due, closes an application whose date has passed, and counts it in the hirer's record.",
  "automation.keeping-promisesInputs":
    "The date of an application, the promise of its posting, and when somebody answered.",
  "automation.keeping-promisesSeenBy":
    "You and the hirer. The record is open to everyone and names no applicant.",
  "automation.keeping-promisesTurnOff":
    "Can't be turned off. An answer that comes late opens the application again.",
  "automation.earlier-applications": "Noticing an earlier application",
  "automation.earlier-applicationsDoes": "Warns you before you apply for the same job twice.",
  "automation.earlier-applicationsInputs": "Your own applications.",
  "automation.earlier-applicationsSeenBy": "You alone.",
  "automation.earlier-applicationsTurnOff": "Apply anyway.",
  "automation.reading-pitches": "Reading a pitch",
  "automation.reading-pitchesDoes":
    "Asks whether to send a pitch that mentions nothing from the posting. It refuses none.",
  "automation.reading-pitchesInputs": "Your pitch, and the posting's text.",
  "automation.reading-pitchesSeenBy": "You alone.",
  "automation.reading-pitchesTurnOff": "Send it anyway.",
  "automation.minding-the-pace": "Suggesting a pause",
  "automation.minding-the-paceDoes":
    "Tells you when you have sent many applications in a day, and offers to keep the next one as a draft.",
  "automation.minding-the-paceInputs": "How many applications you sent in the last 24 hours.",
  "automation.minding-the-paceSeenBy": "You alone.",
  "automation.minding-the-paceTurnOff": "Send anyway.",
  "automation.guarding-accounts": "Guarding accounts",
  "automation.guarding-accountsDoes":
    "Limits how often a code or password can be tried, and tells you about an unknown device.",
  "automation.guarding-accountsInputs": "Network address, browser, and time of sign-ins.",
  "automation.guarding-accountsSeenBy": "You, in your account's sign-in history.",
  "automation.guarding-accountsTurnOff": "Can't be turned off: it protects your account.",
} as const;
