const day = 86_400_000;

interface Logged {
  readonly name: string;
  readonly subject: string;
  readonly subject_id: number | null;
  readonly payload_json: string;
  readonly occurred_at: number;
}

/** One application, as read from the whole log. */
interface Told {
  readonly organizationId: number;
  readonly sentAt: number;
  dueAt: number | null;
  answeredAt?: number;
  closedAt?: number;
  withdrawn?: true;
}

function tell(log: readonly Logged[]): Told[] {
  const told = new Map<number, Told>();
  for (const { name, subject, subject_id, payload_json, occurred_at: at } of log) {
    if (subject !== "application") continue;
    const payload = JSON.parse(payload_json);
    const known = told.get(subject_id as number);
    if (name === "application-submitted")
      told.set(subject_id as number, {
        organizationId: payload.organizationId,
        sentAt: at,
        dueAt: payload.answerBy,
      });
    else if (!known) continue;
    else if (name === "answer-promised") known.dueAt = payload.answerBy;
    else if (name === "application-moved" && payload.stage !== "viewed") known.answeredAt ??= at;
    else if (name === "application-unanswered") known.closedAt = at;
    else if (name === "application-withdrawn") known.withdrawn = true;
  }
  return [...told.values()];
}

/** What was due in the week of a moment, counted in the plainest way. */
export function weekByHand(log: readonly Logged[], now: number) {
  let monday = now - (now % day);
  while (new Date(monday).getUTCDay() !== 1) monday -= day;
  const due = tell(log).filter(({ dueAt }) => dueAt !== null && dueAt >= monday && dueAt < monday + 7 * day);
  const answered = due.filter((one) => one.answeredAt !== undefined).length;
  const missed = due.filter((one) => one.answeredAt === undefined && one.closedAt !== undefined).length;
  const open = due.filter((one) => !one.withdrawn && !one.answeredAt && !one.closedAt).length;
  const date = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const sums = { due: answered + missed + open, answered, missed, open };
  return { from: date(monday), through: date(monday + 4 * day), ...sums };
}

/** An organization's figures, counted in the plainest way. */
export function bookByHand(log: readonly Logged[], organizationId: number, now: number) {
  const own = tell(log).filter((one) => one.organizationId === organizationId && one.dueAt !== null);
  const settled = own
    .filter((one) => one.answeredAt !== undefined || one.closedAt !== undefined)
    .map((one) => ({ ...one, at: Math.min(one.answeredAt ?? Infinity, one.dueAt as number) }))
    .filter(({ at }) => at >= now - 90 * day);
  const outcome = ({ answeredAt, dueAt }: Told) =>
    answeredAt === undefined ? "missed" : answeredAt <= (dueAt as number) ? "inTime" : "late";
  const count = (wanted: string) => settled.filter((one) => outcome(one) === wanted).length;
  const n = settled.length;
  const waits = settled.map((one) => (one.answeredAt ? businessDays(one.sentAt, one.answeredAt) : Infinity));
  const median = waits.toSorted((a, b) => a - b)[Math.floor((n - 1) / 2)];
  const owed = own.filter((one) => !one.withdrawn && !one.answeredAt && !one.closedAt).length;
  const dates = [...new Set(settled.map(({ at }) => new Date(at).toISOString().slice(0, 10)))].toSorted();
  const days = dates.map((date) => {
    const of = settled.filter(({ at }) => new Date(at).toISOString().startsWith(date));
    const on = (wanted: string) => of.filter((one) => outcome(one) === wanted).length;
    return { date, inTime: on("inTime"), late: on("late"), missed: on("missed") };
  });
  if (n < 5) return { n, owed, days: [], figures: {} };
  const figures = {
    n,
    answeredInTime: count("inTime"),
    late: count("late"),
    missed: count("missed"),
    ...(median !== Infinity && { medianBusinessDays: median }),
  };
  return { n, owed, days, figures };
}

function businessDays(from: number, to: number): number {
  let days = 0;
  let date = new Date(from).toISOString().slice(0, 10);
  while (date < new Date(to).toISOString().slice(0, 10)) {
    date = new Date(Date.parse(date) + day).toISOString().slice(0, 10);
    if (![0, 6].includes(new Date(date).getUTCDay())) days += 1;
  }
  return days;
}
