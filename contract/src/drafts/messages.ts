/** Easy Apply: texts that the specification does not give. */
export const apply = {
  "apply.pageTitle": "{{step}}: {{title}} at {{organization}}",
  "apply.steps": "Steps of this application",
  "apply.next": "Next",
  "apply.backTo": "Back: {{step}}",
  "apply.saved": "Saved",
  "apply.notSaved": "Not saved yet. What you typed stays here, and is saved when you go on.",
  "apply.kept":
    "What you type is kept for {{hours}} hours in this browser. You can leave, come back and go on.",
  // Before the first field
  "apply.beforeTitle": "What you will be asked",
  "apply.beforeResume": "A resume: PDF, DOCX, ODT or TXT, of at most {{size}}",
  "apply.beforeEmail": "Your email address, proved with a code that we mail to it",
  "apply.beforeContact": "Your phone number and postal code",
  "apply.beforeCharity": "A charity, if you like",
  "apply.beforePitch": "An elevator pitch: a few sentences on why this job and you fit",
  "apply.beforeTime": "It takes about five minutes. Nothing is sent before you have seen all of it.",
  // The promise
  "apply.promise": "The answer",
  "apply.promiseWithin_one":
    "{{organization}} answers within {{count}} business day of sending. If you send it today:",
  "apply.promiseWithin_other":
    "{{organization}} answers within {{count}} business days of sending. If you send it today:",
  "apply.promiseBy": "An answer is due by {{date}}",
  "apply.promiseKept": "If none comes until then, the application says so and is closed on that date.",
  "apply.noPromise": "No date yet",
  "apply.importedPromise":
    "{{organization}} has not taken this posting over. Your application waits here until it does, and is answered after that.",
  // Personal details and resume
  "apply.firstName": "First name",
  "apply.lastName": "Last name",
  "apply.resume": "Resume",
  "apply.chooseResume": "Use one of your resumes",
  "apply.uploadedOn": "Uploaded {{date}}",
  "apply.file": "Upload a resume",
  "apply.otherFile": "Upload another resume",
  "apply.fileHint": "PDF, DOCX, ODT or TXT, of at most {{size}}.",
  "apply.uploading": "Uploading {{fileName}}",
  "apply.uploaded": "{{fileName}} is uploaded.",
  "apply.uploadFailed": "{{fileName}} could not be uploaded. Check your connection and choose it again.",
  "apply.fileTooLarge": "The file is larger than {{size}}. Choose a smaller one.",
  "apply.couldNotOpen": "{{title}}. {{body}}",
  "apply.takeOut": "Take it out",
  // Contact
  "apply.email": "Email",
  "apply.emailHint": "We mail a code to it. {{organization}} sees it with your application.",
  "apply.emailKnown": "{{email}}, proved",
  "apply.phone": "Phone number",
  "apply.phoneHint": "With the country code, if it is not a number of the United States.",
  "apply.postalCode": "Postal code",
  "apply.mailCode": "Mail me a code",
  "apply.code": "Code",
  "apply.codeHint": "Six digits. You can paste it.",
  "apply.minutes_one": "{{count}} minute",
  "apply.minutes_other": "{{count}} minutes",
  "apply.otherAddress": "Use another address",
  "apply.havePassword": "Sign in with a password instead",
  // Charity
  "apply.charityBody":
    "Your choice is shown to {{organization}} and to nobody else. It is a wish: Candor moves no money, and your application is treated the same without one.",
  "apply.noCharity": "No charity",
  // Elevator pitch
  "apply.pitchHint":
    "What you have done that this job needs, one thing in the posting that drew you, and what you want to do there. Plain words are best.",
  "apply.pitchLimit": "{{count}} of {{limit}} characters",
  // Finish
  "apply.preview": "What {{organization}} will see",
  "apply.edit": "Edit",
  "apply.editPart": "Edit: {{part}}",
  "apply.name": "Name",
  "apply.resumeText": "What a program reads in it",
  "apply.resumeNoText":
    "No words could be read in it, as in a scan. A person can still open it; a search will not find it.",
  "apply.send": "Send application",
  "apply.sendTerms": "It is sent once, to {{organization}}. You can withdraw it afterwards.",
  // After sending
  "apply.submittedImported":
    "Sent on {{date}}. {{organization}} has not taken this posting over yet. Your application waits here until it does, and you are told then by when an answer is due.",
  "apply.receipt": "Receipt",
  "apply.receiptJob": "Job",
  "apply.receiptOrganization": "Organization",
  "apply.receiptSent": "Sent",
  "apply.receiptDue": "Answer due by",
  "apply.receiptStatus": "Status",
  "apply.receiptNumber": "Number",
  "apply.receiptMail": "A copy of this receipt is on its way to {{email}}.",
  "apply.seeApplication": "See your application",
  "apply.toInterview": "About the Instant Interview",
  // Interview
  "apply.interviewTitle": "The Instant Interview is not open yet",
  "apply.interviewBody":
    "Your application to {{organization}} is complete without it. When the interview opens, we will tell you here; nothing is expected of you until then.",
  // Instead of the form
  "apply.alreadyApplied": "You have applied to this job",
  "apply.alreadyAppliedBody": "You sent it on {{date}}. Its status: {{status}}.",
  "apply.closed": "This job is closed",
  "apply.closedBody": "It takes no more applications. You can search for one like it.",
  "apply.seePosting": "See the posting",
} as const;
