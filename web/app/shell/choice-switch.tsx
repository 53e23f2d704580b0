import { ReturnAddress } from "./return-address.tsx";

/** What is stored, what the button says, and in which language, if it isn't the page's. */
type Choice = readonly [value: string, label: string, lang?: string];

interface ChoiceSwitchProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
}

/** The inside of a plain form with a button for each choice, which stores it and shows the same page with it. */
export function ChoiceSwitch({ name, legend, choices, chosen }: ChoiceSwitchProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ReturnAddress />
      {choices.map(([value, label, lang]) => (
        <button key={value} name={name} value={value} lang={lang} aria-pressed={value === chosen}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
