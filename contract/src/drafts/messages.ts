/** Easy Apply: texts that the specification doesn't give. */
export const apply = {
  "apply.pageTitle": "{{step}}: {{title}} at {{organization}}",
  "apply.steps": "Steps of this application",
  "apply.next": "Next",
  "apply.backTo": "Back: {{step}}",
  "apply.saved": "Saved",
  "apply.notSaved": "Not saved yet. What you typed stays here and is saved when you continue.",
  "apply.kept":
    "We keep what you type for {{hours}} hours in this browser. You can leave, come back and continue.",
  // Before the first field
  "apply.before":
    "We ask for a resume, a code that we email you, your phone and postal code, a short pitch, and a charity if you like. You see everything before it is sent.",
  "apply.beforeNoResume":
    "We ask for a code that we email you, your phone and postal code, a short pitch, and a charity if you like. A resume may be left out. You see everything before it is sent.",
  "apply.beforeKnown":
    "We already have your contact details. We ask for a resume, a short pitch, and a charity if you like. You see everything before it is sent.",
  "apply.beforeKnownNoResume":
    "We already have your contact details. We ask for a short pitch, and a charity if you like. A resume may be left out. You see everything before it is sent.",
  "apply.beforeTitle": "Before you start",
  "apply.beforeMinutes_one": "Half of those who finish take {{count}} minute or less.",
  "apply.beforeMinutes_other": "Half of those who finish take {{count}} minutes or less.",
  "apply.beforeAnswer": "Send it today, and an answer is due by {{date}}.",
  "apply.beforeNoAnswer": "An answer has no due date until {{organization}} claims this posting.",
  "apply.keptUntil":
    "We keep what you typed in this browser until {{when}}. If nothing changes by then, it is deleted.",
  // The same role before
  "earlier.title_one": "You may have applied for this role before",
  "earlier.title_other": "You may have applied for this role {{count}} times before",
  "earlier.copy": "A copy of this posting",
  "earlier.again": "The same posting, published earlier",
  "earlier.agency": "The same text from another organization, as agencies publish it",
  "earlier.elsewhere": "Made elsewhere, in your list",
  "earlier.sent": "{{status}}, sent {{date}}",
  "earlier.goOn": "You can still apply. Some organizations read only the first application.",
  // The promise
  "apply.promise": "When you get an answer",
  "apply.promiseWithin_one":
    "{{organization}} promises an answer within {{count}} business day of your application. If you send it today:",
  "apply.promiseWithin_other":
    "{{organization}} promises an answer within {{count}} business days of your application. If you send it today:",
  "apply.promiseBy": "An answer is due by {{date}}",
  "apply.promiseKept": "If no answer comes by then, we close the application and say so.",
  "apply.noPromise": "No date yet",
  "apply.importedPromise":
    "{{organization}} hasn't claimed this posting. Your application waits here until it does; then an answer gets a due date.",
  // Personal details and resume
  "apply.firstName": "First name",
  "apply.lastName": "Last name",
  "apply.resume": "Resume",
  "apply.resumeOptional": "This posting takes applications without a resume.",
  "apply.chooseResume": "Use one of your resumes",
  "apply.uploadedOn": "Uploaded {{date}}",
  "apply.file": "Upload a resume",
  "apply.otherFile": "Upload another resume",
  "apply.fileHint": "PDF, DOCX, ODT, RTF or TXT, up to {{size}}.",
  "apply.uploading": "Uploading {{fileName}}",
  "apply.uploaded": "{{fileName}} is uploaded.",
  "apply.uploadFailed": "{{fileName}} could not be uploaded. Check your connection and choose it again.",
  "apply.fileTooLarge": "The file is larger than {{size}}. Choose a smaller one.",
  "apply.couldNotOpen": "{{title}}. {{body}}",
  "apply.fromResume": "From your resume. Correct it if it's wrong.",
  "apply.takeOut": "Remove",
  // Contact
  "apply.email": "Email",
  "apply.emailHint": "We email a code to it.",
  "apply.emailKnown": "{{email}}, verified",
  "apply.phone": "Phone number",
  "apply.phoneHint": "With the country code if it is not a U.S. number.",
  "apply.postalCode": "Postal code",
  "apply.mailCode": "Email me a code",
  "apply.code": "Code",
  "apply.codeHint": "Six digits. You can paste them.",
  "apply.minutes_one": "{{count}} minute",
  "apply.minutes_other": "{{count}} minutes",
  "apply.otherAddress": "Use another address",
  "apply.havePassword": "Sign in with a password instead",
  // Charity
  "apply.charityBody":
    "Only {{organization}} sees your choice. It is a wish: Candor moves no money, and your application is treated the same without one.",
  "apply.noCharity": "No charity",
  // Elevator pitch
  "apply.pitchHint":
    "What have you done that this job needs? What in the posting drew you? What do you want to do there? Plain words work best.",
  "apply.pitchLimit": "{{count}} of {{limit}} characters",
  // The posting's own questions
  "apply.questions": "Questions",
  "apply.questionsBefore": "{{organization}} also asks:",
  // Finish
  "apply.share": "When may {{organization}} see your email address and phone number?",
  "apply.shareLater": "Only when I agree",
  "apply.shareLaterHint":
    "Until then they are blacked out in everything you send, and you write to each other through Candor.",
  "apply.shareNow": "With my application",
  "apply.contactHidden": "Email address and phone number: hidden until you agree",
  "apply.resumeHidden":
    "They read its text with addresses and numbers blacked out. The file itself opens when you agree.",
  "apply.preview": "What {{organization}} will see",
  "apply.edit": "Edit",
  "apply.editPart": "Edit: {{part}}",
  "apply.name": "Name",
  "apply.resumeNoText":
    "No words could be read in it; it may be a scan. A person can still open it, but a search will not find it.",
  "apply.send": "Send application",
  "apply.sendTerms": "It is sent to {{organization}}. You can withdraw it later.",
  "apply.changedSince":
    "Nothing has been sent yet. Something here changed in another window: check it, then send it.",
  // After sending
  "apply.submittedImported":
    "Sent on {{date}}. {{organization}} hasn't claimed this posting yet. Your application waits here until it does, and then we tell you when an answer is due.",
  "apply.privacy": "What we store about you, and who sees it",
  "apply.receipt": "Receipt",
  "apply.receiptJob": "Job",
  "apply.receiptOrganization": "Organization",
  "apply.receiptSent": "Sent",
  "apply.receiptDue": "Answer due by",
  "apply.receiptStatus": "Status",
  "apply.receiptNumber": "Number",
  "apply.receiptMail": "A copy of this receipt is on its way to {{email}}.",
  "apply.seeApplication": "See your application",
  "apply.toInterview": "Go on to the Instant Interview",
  // Instead of the form
  "apply.alreadyApplied": "You have applied to this job",
  "apply.alreadyAppliedBody": "You applied on {{date}}. Status: {{status}}.",
  "apply.closed": "This job is closed",
  "apply.closedBody": "It no longer takes applications. You can search for a similar one.",
  "apply.closedUnsent": "Your application was not sent. This is what you wrote:",
  "apply.withheld": "This job was taken down",
  "apply.withheldBody":
    "It was taken down after a report and takes no applications. You can search for another one.",
  "apply.seePosting": "See the posting",
} as const;
