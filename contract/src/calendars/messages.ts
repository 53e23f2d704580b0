/** The private calendar: its page and its entries. */
export const calendars = {
  "calendars.title": "Private calendar",
  "calendars.lead":
    "Your interviews, the dates by which you are owed an answer, and when saved postings close, in the calendar that you use. It follows every change.",
  "calendars.none": "There is no address yet.",
  "calendars.address": "Address of your calendar",
  "calendars.addressHint":
    "Paste it where your calendar takes a calendar from the internet. Anyone who has it can read these dates: share it with nobody.",
  "calendars.open": "Open in a calendar app",
  "calendars.made": "Made {{date}}",
  "calendars.make": "Make an address",
  "calendars.makeAgain": "Make a new address",
  "calendars.makeAgainHint": "Either way, the address above stops working at once.",
  "calendars.revoke": "Turn it off",
  "calendars.name": "Candor",
  "calendars.due": "Answer due: {{title}}, {{organization}}",
  "calendars.closes": "Closes: {{title}}, {{organization}}",
  "calendars.interviewAs": "Interview: {{title}}",
} as const;
