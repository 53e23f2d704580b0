/** What somebody may do with everything that Candor keeps about them. */
export const ownData = {
  "ownData.title": "Your data",
  "ownData.take": "Take it along",
  "ownData.takeLead":
    "A ZIP file with everything that Candor keeps about you: your resume as PDF, Word and JSON Resume, your files as you uploaded them, applications with their postings and timelines, saved postings, searches, alerts, choices, sign-ins, emails and every event. A page inside explains it.",
  "ownData.takeAsk": "Make the file",
  "ownData.takeAgain": "Make it again",
  "ownData.takeMaking":
    "It is being made: {{done}} of {{steps}} parts are done. We email you when it is ready.",
  "ownData.takeLook": "Look again",
  "ownData.takeReady": "Made {{at}}, {{size}} MB. It is here until {{until}}.",
  "ownData.takeDownload": "Download",
  "ownData.takeAsked": "The file is being made. We email you when it is ready.",
  "ownData.archiveTitle": "Everything that Candor keeps about you",
  "ownData.archiveLead": "Made on {{date}} for {{email}}.",
  "ownData.archiveDocuments": "Your resume, made from your profile",
  "ownData.archiveFiles": "Your files, as you uploaded them",
  "ownData.archiveApplications":
    "Your applications: what you sent, what the posting said then, and each timeline",
  "ownData.archiveRecords": "Records, table by table",
  "ownData.archiveRows": "{{count}} rows",
  "ownData.archiveSecrets":
    "Keys and hashes that protect your account are left out: they say nothing about you, and would help somebody who finds this file.",
  "mail.exportReadySubject": "Your data is ready",
  "mail.exportReadyBody":
    "The file with everything that Candor keeps about you is ready. Sign in to download it until {{date}}.",
  "mail.exportReadyLink": "Download your data",
  "ownData.looks": "Who looked",
  "ownData.looksLead":
    "Each time somebody at an organization is shown what you sent there, it is noted here first: who, when, and why.",
  "ownData.looksNone": "Nobody has looked yet.",
  "ownData.look.list": "Saw your name and the beginning of your pitch in a list of applicants for {{title}}",
  "ownData.look.application": "Read your application for {{title}}",
  "ownData.look.interview": "Read what you answered in the interview",
  "ownData.look.messages": "Read your messages about {{title}}",
  "ownData.look.resume": "Downloaded the resume of your application for {{title}}",
  "ownData.lookTimes": "{{times}} times that day",
  "ownData.lookApplication": "Your application",
  "ownData.lookSupport": "Candor support",
  "ownData.support": "Candor support, signed in as you",
  "ownData.delete": "Delete your account",
  "ownData.deleteLead":
    "Deletes everything that Candor keeps about you: your profile, resumes, applications, searches, alerts and the emails we sent. Organizations that you applied to keep one line for each application, without your name: an applicant, withdrawn.",
  "ownData.deleteDays":
    "You have {{days}} days to change your mind. We email you a link that keeps your account with one click. Later the same link shows a signed receipt.",
  "ownData.deleteOpen": "Delete my account",
  "ownData.deleteSure": "Delete your account in {{days}} days?",
  "ownData.deleteConfirm": "Delete it in {{days}} days",
  "ownData.keep": "Keep my account",
  "ownData.waiting": "Your account will be deleted on {{date}}.",
  "ownData.waitingLead": "Until then everything works as before, and you can keep it with one click.",
  "ownData.kept": "Your account stays.",
  "ownData.asked": "We have noted it, and emailed you how to change your mind.",
  "ownData.organizationsFirst":
    "You belong to organizations on Candor. Leave them or hand them over first, so that applicants still get their answers:",
  "ownData.linkTitle": "Keep your account?",
  "ownData.linkWaiting": "It will be deleted on {{date}}, with everything in it. One click keeps it.",
  "ownData.linkKeptTitle": "Your account stays",
  "ownData.linkKept": "Nothing is deleted. You can sign in as before.",
  "ownData.linkDoneTitle": "Your account is deleted",
  "ownData.linkDone":
    "Nothing of it is left here. This receipt proves it: it counts what was deleted, names nobody, and is signed.",
  "ownData.receipt": "Signed receipt",
  "ownData.receiptFile": "Keep the receipt as a file",
  "ownData.receiptVerify": "Verify it",
  "ownData.linkTooOldTitle": "This link no longer works",
  "ownData.linkTooOld": "It belongs to no deletion. Sign in to see what is planned for your account.",
  "ownData.nobodyFirst": "An",
  "ownData.nobodyLast": "applicant",
  "problem.stillMember": "Leave your organizations or hand them over first.",
  "mail.deletionAskedSubject": "Your account will be deleted on {{date}}",
  "mail.deletionAskedBody":
    "Somebody signed in to your Candor account asked to delete it. On {{date}} everything in it goes. If you change your mind, or if it was not you, keep your account with one click:",
  "mail.deletionAskedLater":
    "You can use your account until then. Keep this email: after that day, the same link shows a signed receipt of what was deleted.",
  "mail.deletionKeep": "Keep my account",
  "mail.deletionCancelledSubject": "Your account stays",
  "mail.deletionCancelledBody": "The deletion of your Candor account was called off. Nothing was deleted.",
  "mail.deletionStoppedBody":
    "Your Candor account was due to be deleted today, but since you asked you have joined an organization, whose applicants count on an answer. Leave it or hand it over, then ask again. Nothing was deleted.",
  "mail.deletionSettings": "Your data",
  "mail.deletionLastSubject": "Your account is being deleted now",
  "mail.deletionLastBody":
    "This is the last email to this address. In a few minutes everything of your Candor account is gone, this email's copy too. This link then shows a signed receipt:",
  "mail.deletionReceipt": "See the receipt",
} as const;
