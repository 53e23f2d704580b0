/** Which mails somebody gets. */
export const communication = {
  "communication.lead": "Which emails Candor sends to {{maskedEmail}}.",
  "communication.alertsHint":
    "New postings that your job alerts find. You can also stop each alert by itself.",
  "communication.updateHint":
    "When your application is answered, and when an application to your organization arrives, changes or is withdrawn.",
  "communication.followUpHint": "When a promised answer did not come, or when you owe an answer.",
  "communication.always":
    "You always get these: receipts for what you send, codes and links that you ask for, and warnings about your account.",
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
