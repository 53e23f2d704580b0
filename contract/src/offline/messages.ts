/** M-37: what a browser can do offline. */
export const offline = {
  "offline.title": "You're offline",
  "offline.titleOnline": "Kept for offline",
  "offline.lead":
    "This page can't be loaded right now. What you opened lately can be read below, and what you send waits here until you're back online.",
  "offline.leadOnline":
    "What this browser keeps for when you're offline: searches and postings that you opened in the last {{days}} days, and applications that wait to be sent.",
  "offline.asOf": "As of {{when}}. You're reading a kept copy of this page.",
  "offline.back": "You're back online.",
  "offline.openWanted": "Open the page that you wanted",
  "offline.searches": "Searches",
  "offline.postings": "Postings",
  "offline.kept": "Kept {{when}}",
  "offline.none": "Nothing to read yet: searches and postings that you open are kept here.",
  "offline.forget": "Forget these copies",
  "offline.noScripts": "This page needs scripts to show what your browser keeps.",
  "waiting.title": "Applications to send",
  "waiting.formTitle": "Apply to {{title}} at {{organization}}",
  "waiting.formLead": "Fill it in now. This browser keeps it, and sends it once when you're back online.",
  "waiting.emailHint": "If you aren't signed in by then, we ask you to confirm that it's yours.",
  "waiting.resume": "{{name}} goes with it unless you choose another file.",
  "waiting.terms": "{{organization}} gets all of this when it is sent.",
  "waiting.keptHere": "It waits in this browser, and is sent once when you're back online.",
  "waiting.lostLine": "You're offline. What you typed is kept in this browser.",
  "waiting.goOn": "Finish without a connection",
  "waiting.started": "Not finished yet.",
  "waiting.waiting": "Waiting to send. It is sent as soon as you're back online.",
  "waiting.waitingAsGuest":
    "Waiting to send. Once you're back online, confirm that {{email}} is yours, and it is sent.",
  "waiting.sent": "Sent.",
  "waiting.unproved":
    "Waiting to send. Confirm that {{email}} is yours, and it is sent: we email you a code.",
  "waiting.signedOut": "Waiting to send. You're signed out: sign in again, and it is sent.",
  "waiting.otherAccount":
    "Waiting to send. Somebody else is signed in: it is sent when the person who filled it in signs in.",
  "waiting.closed": "Not sent: the posting closed before you were back online.",
  "waiting.incomplete": "Not sent yet: {{detail}}. What you typed is in Easy Apply.",
  "waiting.refused": "Not sent: {{detail}}.",
  "waiting.change": "Change it",
  "waiting.prove": "Get the code",
  "waiting.finish": "Finish it",
  "waiting.keptUntil": "Kept in this browser until {{when}}",
  "waiting.delete": "Delete",
  "waiting.deleteOne": "Delete the application to {{title}} at {{organization}}",
  "waiting.here": "This browser has an application that is not sent yet.",
  "waiting.see": "See what waits",
  "waiting.sentNotice":
    "You were offline when you applied to {{title}} at {{organization}}. The application is sent now.",
  "waiting.signedOutUnsent":
    "You are signed out. An application that was not sent yet is deleted from this browser.",
} as const;
