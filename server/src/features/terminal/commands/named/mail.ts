import { z } from "zod";
import { day } from "../../../../platform/durations.ts";
import { failingDeliveries, undelivered, writtenAfter } from "../../queries/mail.ts";
import { duration, relative } from "../../rules/amounts.ts";
import { domainOnly, faultText } from "../../rules/plain-text.ts";
import { table } from "../../rules/table.ts";
import { type CommandParts, defineCommand } from "./command.ts";

const mostShown = 10;
const faultCharacters = 160;
const channels = ["email", "sms", "push"] as const;

export const mail = defineCommand({
  name: "mail",
  usage: "",
  summary: "What waits in the outbox and what left in 24 hours, and why messages failed",
  arguments: z.tuple([]),
  run: async (parts) => [await overview(parts), await faults(parts)].join("\n\n"),
});

async function overview({ database, clock }: CommandParts): Promise<string> {
  const now = clock.now();
  const [waiting, written] = await Promise.all([
    undelivered(database.read),
    writtenAfter(database.read, now - day),
  ]);
  const rows = channels.map((channel) => {
    const due = waiting.find((row) => row.channel === channel);
    const lately = written.find((row) => row.channel === channel);
    const oldest = due?.oldest ?? now;
    return [
      channel,
      due?.waiting ?? 0,
      oldest === now ? "" : `for ${duration(now - oldest)}`,
      due?.dead ?? 0,
      lately?.written ?? 0,
      lately?.sent ?? 0,
      lately?.unwanted ?? 0,
    ];
  });
  return table(["Channel", "Waiting", "", "Given up", "Written in 24 h", "Sent", "Unwanted"], rows);
}

async function faults({ database, clock }: CommandParts): Promise<string> {
  const now = clock.now();
  const rows = await failingDeliveries(database.read, mostShown);
  if (rows.length === 0) return "No message that waits has failed.";
  return rows
    .map(({ id, channel, recipient, state, attempts, run_at, last_error }) => {
      const to = channel === "email" ? ` to ${domainOnly(recipient)}` : "";
      const when = state === "dead" ? "given up" : `tried again ${relative(run_at, now)}`;
      return `Task ${id}: ${channel}${to}, ${attempts} tries, ${when}\n  ${faultText(last_error ?? "", faultCharacters)}`;
    })
    .join("\n");
}
