/** Applicants whom an organization may keep on file for other jobs. */
export const keepings = {
  "keeping.title": "Keep on file",
  "keeping.ask": "Ask whether {{name}} may be kept on file",
  "keeping.askHint":
    "If they agree, you can invite them to apply to other jobs until then. They can take it back at any time.",
  "keeping.months": "For how long",
  "keeping.monthsOption": "{{months}} months",
  "keeping.answerFirst": "You can ask once you have answered.",
  "keeping.isAsked": "Asked. {{name}} has not agreed yet.",
  "keeping.isRefused": "{{name}} does not want to be kept on file. You cannot ask again.",
  "keeping.isKept": "Kept on file until {{date}}.",
  "keeping.list": "See everybody on file",
  "keeping.ownAsked":
    "{{organization}} asks whether it may keep your application on file for {{months}} months, to invite you to apply to other jobs.",
  "keeping.ownKept": "{{organization}} keeps your application on file until {{date}}.",
  "keeping.ownRefused":
    "You said no to {{organization}}, which wanted to keep your application on file for {{months}} months. It cannot ask you again about this application.",
  "keeping.agree": "Keep me on file",
  "keeping.refuse": "No, thanks",
  "keeping.takeBack": "Take me off file now",
  "keeping.consent":
    "{{organization}} keeps my application on file for {{months}} months, to invite me to apply to other jobs.",
  "keeping.asked": "We asked them.",
  "keeping.listTitle": "On file",
  "keeping.listLead":
    "They agreed to hear about other jobs from you until the date beside their name. Anyone who takes it back disappears from here at once.",
  "keeping.none":
    "Nobody is kept on file. Once you have answered an application, you can ask there whether you may keep the person on file for other jobs.",
  "keeping.appliedTo": "Applied for {{title}}",
  "keeping.until": "Until {{date}}",
  "keeping.inviteTo": "Invite {{name}} to",
  "keeping.invite": "Invite to apply",
  "keeping.invited": "We invited them to apply.",
  "keeping.invitedTo": "Invited to {{titles}}",
  "notice.keepingAsked": "May your application be kept on file? {{title}}",
  "notice.keptInvited": "You are invited to apply: {{title}}",
  "mail.keepingAskedSubject": "May {{organization}} keep you on file?",
  "mail.keepingAskedBody":
    "You applied for {{title}} at {{organization}}. It asks whether it may keep your application on file for {{months}} months, to invite you to apply to other jobs. You can take it back at any time.",
  "mail.keepingAskedLink": "Agree or refuse",
  "mail.keptInvitedSubject": "{{organization}} invites you to apply: {{title}}",
  "mail.keptInvitedBody":
    "You agreed to be kept on file by {{organization}}, which now invites you to apply for {{title}}. Nothing is sent unless you apply.",
  "mail.keptInvitedLink": "See the posting",
  "problem.answerFirst": "Answer the application first.",
  "problem.keepingRefused": "They do not want to be kept on file. You cannot ask again.",
} as const;
