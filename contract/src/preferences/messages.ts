/** Which mails somebody gets. */
export const communication = {
  "communication.lead": "Which emails Candor sends to {{maskedEmail}}.",
  "communication.alertsHint":
    "New postings that your job alerts find. You can also stop each alert by itself.",
  "communication.updateHint":
    "When your application is answered, and when an application to your organization arrives, changes or is withdrawn.",
  "communication.followUpHint": "When a promised answer did not come, or when you owe an answer.",
  "communication.digest": "Application news once a day",
  "communication.digestHint":
    "New, changed and withdrawn applications to your organization in one email at 8 in the morning, in place of one email each.",
  "communication.alwaysTitle": "What you always get",
  "communication.always.receipts": "Receipts for what you send: they prove when it arrived.",
  "communication.always.codes":
    "Codes and links that you ask for: without them you could not sign in or confirm anything.",
  "communication.always.warnings":
    "Warnings about your account: you have to know when somebody else uses it.",
  "communication.unreachable":
    "Our emails to this address came back on {{date}}. Until you save your choices here, we send only what you ask for.",
  "communication.changes": "What was changed",
  "communication.noChanges": "Nothing was changed yet: you get everything.",
  "communication.turnedOn": "{{kind}}: on",
  "communication.turnedOff": "{{kind}}: off",
  "communication.by.page": "On this page",
  "communication.by.link": "By the link in an email",
  "communication.by.reply": "By an email that unsubscribes",
  "communication.by.complaint": "Your mail program reported an email as spam",
  "communication.save": "Save",
  "communication.ofAnother":
    "Nothing was saved: those choices belonged to another account. Choose again here.",
  "communication.title": "Choose which emails you get",
  "communication.wayThere":
    "Open the link at the end of one of our emails, or sign in, to see which emails you get.",
  "communication.offered":
    "Choose above how to continue. Then this page shows which emails you get; the link signs you in to nothing else.",
  "communication.unsubscribed": "You no longer get these emails.",
  "communication.notUnsubscribed": "This link no longer works. Sign in to choose which emails you get.",
  "communication.switchTitle": "Stop these emails",
  "communication.switchOn": "You get emails of this kind: {{kind}}.",
  "communication.switchedOff":
    "You get no more emails of this kind: {{kind}}. Your other emails stay as they are.",
  "communication.switchOff": "Stop these emails",
  "communication.switchUndo": "Get these emails again",
  "mail.choose": "Choose which emails you get",
} as const;
