export const jobs = {
  // Search and location
  "search.somethingWentWrong":
    "Something went wrong with this search. Your words and filters are kept. Try again in a moment.",
  "search.noMatches": "No jobs match this search. Use fewer words, remove a filter or widen the distance.",
  "search.invalidLocation":
    'We do not know the place "{{location}}". Check its spelling, or enter a city with its state.',
  "location.invalid": "Invalid Location",
  "location.couldNotGet": "Could not get location",
  "location.permissionDenied":
    "Your browser did not share your location. Allow it for this site in the browser's settings, or type a place.",
  "location.positionUnavailable": "Your device could not tell where it is. Type a place instead.",
  "location.timeout": "Finding your location took too long. Try again, or type a place.",
  // Job, apply, charity
  "job.notFound": "Job Not Found",
  "job.notFoundBody":
    "There is no job at this address. It may have been taken down, or the link may be incomplete. You can search for one like it.",
  "eligibility.title": "May I do this from where I live?",
  "eligibility.place": "Where you live",
  "eligibility.placeHint": "A city with its state, or a country.",
  "eligibility.ask": "Tell me",
  "eligibility.yes": "Yes, from {{place}}",
  "eligibility.no": "No, not from {{place}}",
  "eligibility.unsaid": "It does not say whether you may do it from {{place}}",
  "eligibility.unknown": "We do not know the place “{{place}}”. Enter a city with its state, or a country.",
  "eligibility.places": "The work is done at: {{places}}.",
  "job.compensationPerYear": "{{min}} - {{max}} per year",
  "job.compensationPerHour": "{{min}} - {{max}} per hour",
  "charity.none": "Choose a charity",
  "charity.option": "{{name}}: {{about}}",
  "charity.choose": "Which charity should the donation go to?",
  "charity.about.doctors-without-borders": "Medical help in emergencies",
  "charity.about.feeding-america": "Food banks across the United States",
  "charity.about.habitat-for-humanity": "Homes that people can afford",
  "charity.about.direct-relief": "Medicine after disasters",
  "charity.about.the-nature-conservancy": "Lands and waters kept alive",
  "charity.about.st-jude": "Care and research for sick children",
  "charity.about.world-central-kitchen": "Meals where disasters struck",
  "charity.about.year-up-united": "Training that leads young adults to jobs",
  "charity.about.dress-for-success": "Help for women on the way to work",
  "charity.about.goodwill": "Job training and placement",
  "charity.about.room-to-read": "Reading and school for children",
  "charity.about.wikimedia-foundation": "Free knowledge for everybody",
  "apply.submitted": "Your application is sent",
  "apply.submittedBody": "Sent to {{organization}} on {{date}}. An answer is due by {{answerBy}}.",
  "migration.title": "This application belongs to another account",
  "migration.body":
    "It was made with {{maskedEmail}}. Confirm that this address is yours, and the application moves to the account you are using now.",
} as const;
