import type { Defect } from "../defect.ts";

const alertsTest = "server/test/features/alerts/alerts.test.ts";
const sendTest = "server/test/features/alerts/send.test.ts";
const preferencesTest = "server/test/features/preferences/off-switch.test.ts";
const offTokenTest = "server/test/features/preferences/rules/off-token.test.ts";
const interruptedTest = "server/test/features/alerts/interrupted.test.ts";
const confirmTest = "server/test/features/alerts/confirm.test.ts";
const deliverTest = "server/test/platform/mail/deliver.test.ts";
const mailsTest = "server/test/generator/mails.test.ts";
const tasksTest = "server/test/platform/tasks.test.ts";
const tableTest = "server/test/app/role-table.test.ts";

/** Who sees an alert, who stops it, and what is sent only once. */
export const alerts: readonly Defect[] = [
  {
    title: "a mail's link opens every alert of its reader",
    file: "server/src/features/alerts/gate.ts",
    text: "scope.provisional && scope.alertId !== alertId",
    becomes: "scope.provisional && scope.alertId === null",
    test: [alertsTest, "sees that alert, and no other"],
  },
  {
    title: "somebody changes another person's alert",
    file: "server/src/features/alerts/queries/alerts.ts",
    text: '    .where("id", "=", alertId)\n    .where("account_id", "=", accountId)',
    becomes: '    .where("id", "=", alertId)',
    test: [tableTest, "is answered as the table says by what changes alerts"],
  },
  {
    title: "an off switch turns any alert off",
    file: "server/src/features/alerts/rules/alert-token.ts",
    text: "return isOurs ? Number(alert) : undefined;",
    becomes: "return isOurs || alert ? Number(alert) : undefined;",
    test: [sendTest, "refuses a token with another alert"],
  },
  {
    title: "an off switch stops any list",
    file: "server/src/features/preferences/rules/off-token.ts",
    text: "if (!timingSafeEqual(bytes.subarray(named), proofOf(keys, list))) return undefined;",
    becomes: "if (bytes.equals(proofOf(keys, list))) return undefined;",
    test: [offTokenTest, "is refused by a server with other keys"],
  },
  {
    title: "a stop holds for an account and not for its address",
    file: "server/src/features/preferences/queries/preferences.ts",
    text: " && !(await isStopped(read, { ...recipient, kind }))",
    becomes: "",
    test: [preferencesTest, "holds back a mail that is about to leave for the address"],
  },
  {
    title: "an off switch stops mails to somebody who has the old number of its account",
    file: "server/src/features/preferences/commands/switch.ts",
    text: "if (!owner || addressHash(keys, owner.email) !== hash) return;",
    becomes: "if (!owner) return;",
    test: [preferencesTest, "stops nothing for an account that has another address"],
  },
  {
    title: "an alert is sent although it was changed meanwhile",
    file: "server/src/features/alerts/commands/send.ts",
    text: '    .where("due_at", "=", dueAt)',
    becomes: '    .where("due_at", ">=", dueAt)',
    test: [interruptedTest, "is left alone when it is changed while others are sent"],
  },
  {
    title: "a mail leaves although it is not wanted any more",
    file: "server/src/platform/mail/deliver.ts",
    text: "if (wish && !(await parts.isWished(wish, mail))) return",
    becomes: "if (wish && (await parts.isWished(wish, mail)) && false) return",
    test: [sendTest, "holds back a mail that is written but has not left"],
  },
  {
    title: "a person is told of a posting by each of their alerts",
    file: "server/src/features/alerts/commands/find-news.ts",
    text: "open.has(id) && !told.has(`${alert.account_id} ${id}`)",
    becomes: "open.has(id)",
    test: [sendTest, "tells a person of no posting twice"],
  },
  {
    title: "a closed posting is mailed",
    file: "server/src/features/alerts/commands/find-news.ts",
    text: "open.has(id) && !told.has(",
    becomes: "!told.has(",
    test: [sendTest, "has closed before"],
  },
  {
    title: "two processes send the same alerts, because it takes longer than a minute",
    file: "server/src/platform/tasks/worker.ts",
    text: "const pulse = setInterval(() => void leases.ask(), heartbeat);",
    becomes: "const pulse = setInterval(() => leases, heartbeat);",
    test: [tasksTest, "stay with the worker as long as it says"],
  },
  {
    title: "two workers that read the same due tasks both take them",
    file: "server/src/platform/tasks/queue.ts",
    text: '.where("leased_until", "<=", now)\n    .returningAll();',
    becomes: ".returningAll();",
    test: [tasksTest, "are each done by one of two workers"],
  },
  {
    title: "a worker that lost its lease fails the task of the one that has it",
    file: "server/src/platform/tasks/queue.ts",
    text: '.where("state", "=", "ready")\n      .where("attempts", "=", task.attempts),',
    becomes: ",",
    test: [tasksTest, "are taken over when the process that said so is dead"],
  },
  {
    title: "an alert falls asleep although its person presses its mails' first button",
    file: "server/src/features/alerts/routes/mailed.ts",
    text: "await noteRead(parts, mailed);",
    becomes: "if (/^[0-9]+$/.test(what)) await noteRead(parts, mailed);",
    test: [confirmTest, "to all of them, and to a search still when the alert is gone"],
  },
  {
    title: "the calendar of an alert shows every posting that closes",
    file: "server/src/features/exchange/queries/deadlines.ts",
    text: '.where("posting.id", "in", ids)',
    becomes: '.where("posting.id", ">", 0)',
    test: [confirmTest, "has a calendar of the days on which its open postings close"],
  },
  {
    title: "a mail about a webhook shows its whole address",
    file: "server/src/features/programs/views/stopped-mail.ts",
    text: "const { host } = new URL(hook.url);",
    becomes: "const host = hook.url;",
    test: [mailsTest, "stopped reads as it was last reviewed"],
  },
  {
    title: "replies to a conversation's mail go to the operator",
    file: "server/src/platform/mail/transport.ts",
    text: "config.mailReplyTo && mail.from === config.mailFrom && {",
    becomes: "config.mailReplyTo && {",
    test: [deliverTest, "is replied to where somebody reads"],
  },
];
