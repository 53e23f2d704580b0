/** Messages between an applicant and the organization that has to answer. */
export const conversations = {
  "conversation.title": "Messages",
  "conversation.none": "Nobody has written yet.",
  "conversation.unread_one": "{{count}} new message",
  "conversation.unread_other": "{{count}} new messages",
  "conversation.new": "New",
  "conversation.earlier_one": "{{count}} earlier message",
  "conversation.earlier_other": "{{count}} earlier messages",
  "conversation.you": "You",
  "conversation.byMail": "by email",
  "conversation.textFor": "Write to {{name}}",
  "conversation.hint": "{{name}} gets it by email too, from an address that hides yours.",
  "conversation.send": "Send",
  "conversation.sent": "Your message is sent.",
  "conversation.read": "Mark as read",
  "conversation.withdrawn": "The application was withdrawn, so nobody can write here anymore.",
  "conversation.deleted": "The applicant deleted their account, so nobody can write here anymore.",
  "conversation.lapsed":
    "Nothing has happened here for {{days}} days since the application was closed, so nobody can write here anymore.",
  "conversation.nobody": "Nobody answers for {{organization}} here now, so nobody would read a message.",
  "conversation.reader": "You can read these messages. Recruiters and owners of the organization can write.",
  "conversation.textRequired": "Write a message first.",
  "conversation.fieldMissing":
    "Not sent: we don't know what to put in place of {{fields}}. Write the words yourself, or leave them out.",
  "templates.use": "Use a template",
  "templates.useOf": "Use a template of {{organization}}",
  "templates.open": "Open: {{fields}}",
  "templates.manage": "Manage templates",
  "templates.title": "Templates for messages and notes",
  "templates.lead":
    "Use them in messages and in the notes of answers. Words in double braces are filled in for each applicant. If one is not known, nothing is sent.",
  "templates.none": "There are no templates yet.",
  "templates.new": "New template",
  "templates.newHint": "It replaces a template with the same name.",
  "templates.name": "Name",
  "templates.text": "Text",
  "templates.fields": "What can be filled in",
  "templates.field.firstName": "The applicant's first name",
  "templates.field.lastName": "The applicant's last name",
  "templates.field.title": "The posting's title",
  "templates.field.organization": "The organization's name",
  "templates.field.place": "Where the job is",
  "templates.field.answerBy": "When the answer is due",
  "templates.field.pro": "Your public name",
  "templates.save": "Save",
  "templates.remove": "Remove {{name}}",
  "templates.saved": "The template is saved.",
  "templates.removed": "The template is removed.",
  "templates.nameRequired": "Name the template.",
  "templates.textRequired": "Write the template's text.",
  "templates.unknownField": "{{fields}} cannot be filled in. Only the words listed below can.",
  "notice.message": "New message: {{title}}",
  "mail.messageSubject": "{{name}} wrote about {{title}}",
  "mail.messageIntro": "{{name}} wrote to you about {{title}} at {{organization}}:",
  "mail.messageReply": "You can reply to this email. {{name}} does not see your address.",
  "mail.messageMarker": "— Reply above this line —",
  "mail.returnedSubject": "About your reply: {{title}}",
  "mail.returnedIntro":
    "This is about an email to the address for your replies about {{title}} at {{organization}}.",
  "relay.otherSender":
    "Somebody wrote to it from another address, or pretended to be you. We didn't pass it on: we only pass on email from {{email}}. If that was you, write from {{email}}, or on Candor. We tell you this only once.",
  "relay.noParty": "It was not passed on, because you no longer take part in this application.",
  "relay.noWords": "It was not passed on, because it has no words of your own above the email it replies to.",
  "relay.tooLong":
    "It was not passed on, because it has more than {{count}} characters. You can shorten it, or write twice.",
  "relay.attachments":
    "Your words were passed on. These attachments were not: {{names}}. We pass on up to five files of four megabytes each: PDF, Word, OpenDocument, RTF, plain text, PNG, or JPEG.",
  "conversation.attached": "Attached:",
  "conversation.notPassedOn": "Not passed on: {{names}}",
  "conversation.heldBack":
    "Not shown yet: {{names}}. A picture can show what is hidden, so you get it once contact details and names are shown.",
  "conversation.files": "Files (optional)",
  "conversation.filesHint":
    "Up to {{count}} files of {{each}} each, {{all}} in all: PDF, Word, OpenDocument, RTF, plain text, PNG, or JPEG. From pictures we remove when, where, and with what they were taken.",
  "conversation.filesHidden":
    "While your contact details are hidden, {{name}} gets the text of your documents without addresses and numbers, and no pictures.",
  "conversation.tooManyFiles":
    "Not sent: attach at most {{count}} files. What you wrote is kept; choose the files again.",
  "conversation.filesTooLarge":
    "Not sent: the files are too large. Attach files of {{each}} each and {{all}} in all. What you wrote is kept; choose the files again.",
  "conversation.fileUnreadable":
    "Not sent: {{name}} can't be read. Attach a PDF, Word, OpenDocument, RTF, or text document, a PNG, or a JPEG. What you wrote is kept; choose the files again.",
  "conversation.fileLocked":
    "Not sent: {{name}} opens only with a password. Save it without one. What you wrote is kept; choose the files again.",
  "conversation.filesAgain": "Choose the files again.",
  "mail.messageFiles": "Attached, to open on Candor: {{names}}",
  "mail.messageLink": "Read and answer on Candor",
} as const;
