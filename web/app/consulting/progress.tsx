import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { parts } from "./steps.ts";

const allOf = perLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** N-05 R-28: how far enrolling has come, in the header. `done` counts parts. */
export default function ConsultingProgress({ done }: { done: number }) {
  const names = (parts[done] ?? []).map((step) => message(`enrollStep.${step}`));
  const values = { step: done + 1, count: parts.length, name: allOf().format(names) };
  return (
    <div className="consulting-progress">
      <progress aria-label={message("consulting.progress")} value={done} max={parts.length} />
      <p>{message("consulting.progressText", values)}</p>
    </div>
  );
}
