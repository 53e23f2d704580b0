/** Messages between an applicant and the organization that answers. */
export const conversations = {
  "conversation.title": "Messages",
  "conversation.none": "Nobody has written yet.",
  "conversation.unread_one": "{{count}} new message",
  "conversation.unread_other": "{{count}} new messages",
  "conversation.new": "New",
  "conversation.you": "You",
  "conversation.byMail": "by mail",
  "conversation.textFor": "Write to {{name}}",
  "conversation.hint": "{{name}} gets it by mail too, from an address that hides yours.",
  "conversation.send": "Send",
  "conversation.sent": "Your message is sent.",
  "conversation.read": "Mark as read",
  "conversation.withdrawn": "The application was withdrawn, so nobody can write here any more.",
  "conversation.deleted": "The applicant deleted their account, so nobody can write here any more.",
  "conversation.lapsed":
    "Nothing has happened here for {{days}} days since the application was closed, so nobody can write here any more.",
  "conversation.nobody": "Nobody answers for {{organization}} here yet, so nobody would read a message.",
  "conversation.reader": "You can read these messages. Recruiters and owners of the organization can write.",
  "conversation.textRequired": "Write a message first.",
  "notice.message": "New message: {{title}}",
  "mail.messageSubject": "{{name}} wrote about {{title}}",
  "mail.messageIntro": "{{name}} wrote to you about {{title}} at {{organization}}:",
  "mail.messageReply": "You can reply to this mail. {{name}} does not see your address.",
  "mail.messageMarker": "— Reply above this line —",
  "mail.returnedSubject": "About your reply: {{title}}",
  "mail.returnedIntro":
    "This is about a mail to the address for your replies about {{title}} at {{organization}}.",
  "relay.otherSender":
    "Somebody wrote to it from another address, or in the name of yours. It was not passed on. Only mail from {{email}} is. If that was you, write from {{email}}, or on Candor. We tell you this once.",
  "relay.noParty": "It was not passed on, because you no longer take part in this application.",
  "relay.noWords": "It was not passed on, because it has no words of your own above the mail it replies to.",
  "relay.tooLong":
    "It was not passed on, because it has more than {{count}} characters. You can shorten it, or write twice.",
  "relay.attachments":
    "Your words were passed on. What was attached was not: {{names}}. Attachments do not go through these mails.",
  "mail.messageLink": "Read and answer on Candor",
} as const;
