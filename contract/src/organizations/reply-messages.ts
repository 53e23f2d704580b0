/** An organization's reply to its record. */
export const recordReplies = {
  "recordReply.by": "{{organization}} replies, {{date}}:",
  "recordReply.title": "Reply to your record",
  "recordReply.lead":
    "One reply appears beside your record, on your page and those of your Pros, in the size of its figures. It does not change them. Earlier replies stay in your change log.",
  "recordReply.text": "Your reply",
  "recordReply.hint": "Plain text of up to {{count}} characters. Don't name applicants.",
  "recordReply.publish": "Publish the reply",
  "recordReply.withdraw": "Take the reply back",
  "recordReply.published": "The reply is published.",
  "recordReply.withdrawn": "The reply is taken back.",
  "recordReply.removedBecause": "Candor support removed your reply: {{reason}}",
  "adminReplies.title": "Replies to records",
  "adminReplies.none": "No record has a reply.",
  "adminReplies.reason": "Reason ({{organization}} reads it)",
  "adminReplies.remove": "Remove the reply",
  "adminReplies.gone": "Somebody else has already withdrawn or removed this reply.",
  "adminReplies.removed": "The reply is removed.",
  "validation.recordReplyRequired": "Write the reply first",
} as const;
