import { message } from "@candor/contract/messages/message";

/** "2026-H1" → "First half of 2026" */
export function periodText(period: string): string {
  const half = message(period.endsWith("1") ? "bias.half.1" : "bias.half.2");
  return message("bias.period", { half, year: period.slice(0, 4) });
}
