import type { PostingFields } from "@candor/contract/hosting/shapes";
import type { PostingContent } from "./content.ts";
import type { Fault } from "./fault.ts";
import { ruleFaults } from "./pay-rules/faults.ts";

/**
 * What is wrong with the pay itself; if nothing is, what the law of its places requires; and where no law does, the
 * range that every posting states here.
 */
export function payFaults(fields: PostingFields, content: PostingContent, now: number): Fault[] {
  const own = ownFaults(fields, content);
  if (own.length > 0) return own;
  const asked = ruleFaults(content, now);
  if (asked.length > 0 || content.payMin !== undefined) return asked;
  return [{ field: "payMin", key: "hosting.fault.payMissing" }];
}

function ownFaults(fields: PostingFields, content: PostingContent): Fault[] {
  const { payMin, payMax, payUnit, payCurrency } = content;
  const parts = [fields.payMin, fields.payMax, fields.payUnit, fields.payCurrency];
  const amounts = (["payMin", "payMax"] as const).filter(
    (field) => fields[field].trim() !== "" && content[field] === undefined,
  );
  if (amounts.length > 0)
    return amounts.map((field) => ({
      field,
      key: "hosting.fault.amount",
      values: { amount: fields[field] },
    }));
  if (fields.payCurrency.trim() !== "" && payCurrency === undefined)
    return [{ field: "payCurrency", key: "hosting.fault.currency" }];
  const isStated = parts.slice(0, 2).some((part) => part.trim() !== "");
  const isWhole = [payMin, payMax, payUnit, payCurrency].every((part) => part !== undefined);
  if (isStated && !isWhole) return [{ field: "payMin", key: "hosting.fault.payPair" }];
  if (isWhole && (payMin ?? 0) > (payMax ?? 0)) return [{ field: "payMin", key: "hosting.fault.payOrder" }];
  return [];
}
