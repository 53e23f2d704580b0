/** M-03: decisions that are due after interviews. */
export const decisions = {
  "decisionDue.due": "A decision is due by {{date}}.",
  "decisionDue.overdue": "A decision has been overdue since {{date}}.",
  "decisionDue.listDue": "Decision due {{date}}, {{distance}}",
  "decisionDue.listOverdue": "Decision overdue since {{date}}",
  "decisionDue.meeting_one": "That is {{count}} day after the interview on {{since}}.",
  "decisionDue.meeting_other": "That is {{count}} days after the interview on {{since}}.",
  "decisionDue.stage_one": "That is {{count}} day after the move to the interview stage on {{since}}.",
  "decisionDue.stage_other": "That is {{count}} days after the move to the interview stage on {{since}}.",
  "decisionDue.promised": "{{organization}} promised a decision by then.",
  "decisionDue.law": "Required by law:",
  "decisionDays.title": "Decisions after interviews",
  "decisionDays.lead":
    "Applicants see by when you decide, and administrators of this site see which decisions are overdue. If a law sets an earlier date, that date counts.",
  "decisionDays.days": "We decide within this many days after an interview",
  "decisionDays.hint": "From 1 to {{most}}. Leave it empty to promise nothing.",
  "decisionDays.set": "Set the promise",
  "validation.decisionDays": "Enter a whole number from 1 to 90, or nothing",
  "overdueDecisions.title": "Overdue decisions after interviews",
  "overdueDecisions.lead":
    "Laws such as Ontario's ask only employers of a certain size. Candor does not know how many people an employer has.",
  "overdueDecisions.none": "No decision is overdue.",
  "overdueDecisions.first": "The {{shown}} that have been overdue longest, of {{count}}:",
  "overdueDecisions.application": "Application {{id}}, {{title}}",
} as const;
