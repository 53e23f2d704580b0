/** Which mails somebody gets. */
export const communication = {
  "communication.lead": "Which emails Candor sends to {{email}}.",
  "communication.alertsHint":
    "New postings that your job alerts find. You can also stop each alert by itself.",
  "communication.updateHint":
    "When your application or proposal is answered, and when one to your organization arrives, changes or is withdrawn.",
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
  "communication.noChanges": "Nothing has changed yet: you get every email.",
  "communication.turnedOn": "{{kind}} by {{channel}}: on",
  "communication.turnedOff": "{{kind}} by {{channel}}: off",
  "communication.by.page": "On this page",
  "communication.by.link": "By the link in an email",
  "communication.by.reply": "By an email that unsubscribes",
  "communication.by.sms": "By a text message from your phone",
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

/** Text messages: on the page, and on the phone. */
export const sms = {
  "sms.title": "Text messages",
  "sms.lead":
    "Job alerts and news about your applications on your phone, between 8 in the morning and 9 in the evening where you are.",
  "sms.consent":
    "I agree that Candor sends automated text messages about my job alerts and my applications to this number, about as often as its emails. I can use Candor without them. Message and data rates may apply. I reply STOP to end them and HELP for help.",
  "sms.number": "Mobile number",
  "sms.numberHint": "With the country code if it is not a U.S. number. We text it a code first.",
  "sms.consentRequired": "Agree to text messages, or leave the number out",
  "sms.consentOutdated": "The wording has changed. Read it again and agree to it",
  "sms.ask": "Text me a code",
  "sms.codeSent": "We texted a code to {{number}}.",
  "sms.code": "Code",
  "sms.prove": "Confirm the number",
  "sms.otherNumber": "Use another number",
  "sms.goTo": "Texts go to {{number}}.",
  "sms.noTexts": "Get no texts, and forget the number",
  "sms.wasStopped":
    "You texted STOP from {{number}}, so we send nothing to it. Text START to {{from}} to get texts again.",
  "sms.codeText":
    "Candor: {{code}} confirms your number. It works for {{minutes}} minutes. We never ask for it.",
  "sms.provedText":
    "Candor: texts about your job alerts and applications are on. Msg & data rates may apply. Reply HELP for help, STOP to end.",
  "sms.newsText": "Candor: {{subject}} {{link}} Reply STOP to end.",
  "sms.stoppedText": "Candor: you get no more texts from us. Reply START to get them again.",
  "sms.stoppedAllText":
    "Candor: you get no more texts and no more optional emails from us. Reply START to get texts again.",
  "sms.startedText": "Candor: your texts are on again. Reply HELP for help, STOP to end.",
  "sms.helpText":
    "Candor: texts about your job alerts and applications. Help: {{help}} Msg & data rates may apply. Reply STOP to end.",
  "sms.unreadText":
    "Candor: nobody reads replies here. Reply STOP to end texts, STOP ALL to end optional emails too, HELP for help.",
  "push.title": "Notifications in this browser",
  "push.lead":
    "This browser can show you the news we would email you, even when Candor isn't open. Notifications travel encrypted through the browser maker's push service, which can't read them.",
  "push.turnOn": "Show notifications in this browser",
  "push.turnOff": "Stop notifications in this browser",
  "push.isOn": "This browser shows notifications.",
  "push.others_one": "{{count}} browser gets your notifications.",
  "push.others_other": "{{count}} browsers get your notifications.",
  "push.turnOffAll": "Stop them in all browsers",
  "push.denied": "This browser does not let us show notifications. Allow them for this site in its settings.",
  "push.unable": "This browser cannot show notifications here.",
  "push.failed": "The browser could not sign up for notifications. Try again later.",
  "push.needsScripts": "Notifications need JavaScript.",
  "push.turnedOn": "This browser shows notifications from now on. Choose above what they are about.",
  "push.turnedOff": "That browser no longer gets notifications.",
  "problem.signatureRefused": "The signature is missing, too old or wrong.",
  "problem.numberStopped": "This number texted STOP. Text START from it first.",
} as const;
