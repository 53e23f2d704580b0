/** Which mails somebody gets. */
export const communication = {
  "communication.lead": "Which emails Candor sends to {{maskedEmail}}.",
  "communication.updateHint":
    "When your application is answered, and when one to your organization comes in or is withdrawn.",
  "communication.followUpHint": "When a promised answer did not come, or when an answer of yours is due.",
  "communication.always":
    "These always come: receipts of what you send, codes and links that you ask for, and warnings about your account.",
  "communication.save": "Save",
  "communication.ofAnother":
    "Nothing was saved: those were the choices of another account. Choose again here.",
  "communication.title": "Choose which emails you get",
  "communication.wayThere":
    "Open the link at the end of one of our emails, or sign in: then this page shows what you get.",
  "communication.offered":
    "Say above how you go on. Then this page shows what you get; the link signs you in to nothing else.",
  "communication.unsubscribed": "You no longer get these emails.",
  "communication.notUnsubscribed": "This link no longer works. Sign in to choose which emails you get.",
  "mail.choose": "Choose which emails you get",
} as const;
