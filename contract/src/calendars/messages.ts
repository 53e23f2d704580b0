/** The private calendar: its page and its entries. */
export const calendars = {
  "calendars.title": "Private calendar",
  "calendars.lead":
    "Your interviews, the dates by which you are owed an answer, those by which decisions after interviews are due, and when saved postings close, in the calendar that you use. It follows every change.",
  "calendars.none": "There is no address yet.",
  "calendars.address": "Address of your calendar",
  "calendars.addressHint":
    "In your calendar app, add a calendar from the internet and paste this. Anyone who has the address can read these dates, so don't share it.",
  "calendars.open": "Open in a calendar app",
  "calendars.made": "Created {{date}}",
  "calendars.make": "Create an address",
  "calendars.makeAgain": "Create a new address",
  "calendars.makeAgainHint": "Either way, the address above stops working at once.",
  "calendars.revoke": "Turn it off",
  "calendars.name": "Candor",
  "calendars.due": "Answer due: {{title}}, {{organization}}",
  "calendars.decision": "Decision due after your interview: {{title}}, {{organization}}",
  "calendars.decisions_one": "{{count}} decision due: {{title}}",
  "calendars.decisions_other": "{{count}} decisions due: {{title}}",
  "calendars.closes": "Closes: {{title}}, {{organization}}",
  "calendars.interviewAs": "Interview: {{title}}",
} as const;
