import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { askSuggestions, type Suggested } from "./ask-suggestions.ts";
import { latestOnly } from "./latest.ts";
import { completed, type Suggestion } from "./suggestions.ts";

interface Shown extends Suggested {
  readonly text: string;
  /** The option that Enter chooses; -1 means what is typed. */
  readonly active: number;
  /** When the letter was typed, in the time of `performance`. */
  readonly askedAt: number | undefined;
}

const closed: Shown = { text: "", ending: "", groups: [], active: -1, askedAt: undefined };

function optionsOf({ groups }: Suggested): Suggestion[] {
  return groups.flatMap(([, suggestions]) => suggestions);
}

/** Where the option that is active now is in the next list: arrow keys may be faster than the answer. */
function placeAfter(before: Shown, next: Suggested): number {
  const active = optionsOf(before)[before.active];
  return active ? optionsOf(next).findIndex(({ value }) => value === active.value) : -1;
}

interface Asked {
  readonly text: string;
  readonly at: number;
}

/** Turns a field into a combobox whose list has this id: arrows move in it, Enter chooses, Escape closes. */
export function useCombobox(input: HTMLInputElement, id: string, kind: Suggestion["kind"] | undefined) {
  const [shown, setShown] = useState(closed);
  const asking = useMemo(
    () =>
      latestOnly<Asked, Suggested>(
        ({ text }, signal) => askSuggestions(text, kind, signal),
        (answer, { text, at }) => {
          if (input.value !== text) return;
          setShown((before) => ({ ...answer, text, active: placeAfter(before, answer), askedAt: at }));
        },
      ),
    [input, kind],
  );
  const all = optionsOf(shown);

  const close = () => {
    asking.forget();
    setShown(closed);
  };
  const ask = useEffectEvent((at: number) => {
    if (input.value.trim() === "") close();
    else asking.ask({ text: input.value, at });
  });
  const choose = (suggestion: Suggestion) => {
    input.value = completed(shown.text, shown.ending, suggestion, kind === undefined);
    close();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    const chosen = all[shown.active];
    if (step !== undefined && all.length > 0) {
      setShown({ ...shown, active: ((shown.active + 1 + step + all.length + 1) % (all.length + 1)) - 1 });
    } else if (step === 1 && input.value.trim() !== "") ask(event.timeStamp);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && all.length > 0) close();
    else return;
    event.preventDefault();
  });
  const onInput = useEffectEvent((event: Event) => {
    setShown({ ...shown, active: -1 });
    ask(event.timeStamp);
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    // Typed before this code was loaded.
    if (input.value !== input.defaultValue && document.activeElement === input) ask(performance.now());
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", (event) => onInput(event), { signal });
    input.addEventListener("keydown", (event) => onKey(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    return () => listening.abort();
  }, [input]);
  useStates(input, id, all.length > 0, shown.active);
  return { groups: shown.groups, all, active: shown.active, askedAt: shown.askedAt, choose };
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field is in the page before any script: scripts add what makes it a combobox. */
function useStates(input: HTMLInputElement, id: string, isOpen: boolean, active: number): void {
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", String(isOpen));
    input.autocomplete = "off";
    if (isOpen) input.setAttribute("aria-controls", id);
    else input.removeAttribute("aria-controls");
    const option = active < 0 ? null : document.getElementById(`${id}-${active}`);
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }, [input, id, isOpen, active]);
}
