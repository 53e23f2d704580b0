import { languageNamed, languages } from "../../../jobs/rules/languages.ts";
import { itself, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

/** Any of these languages, for `pattern`: "haitian-creole" has a hyphen or a space. */
export function anyLanguage(names: readonly string[]): string {
  return names.join("|").replaceAll(" ", "(?:-| )");
}

const any = anyLanguage(languages);
const name = `(?<name>${any})`;
const patterns = [
  pattern(
    `(?:fluent|native|proficient|conversational|fluency)(?: (?:in|with))? ${name}(?: (?:speakers?|speaking))?`,
  ),
  // "bilingual spanish/english" is said of jobs: a wish.
  pattern(
    `bilingual(?: (?:in|with))? ${name}(?!(?: and |\\s?[/&-]\\s?| )(?:${any})(?!\\p{L}))(?: (?:speakers?|speaking))?`,
  ),
  pattern(`(?:who )?(?:speaks?|spoken) ${name}`),
  pattern(`(?<=\\b(?:speaks?|spoken|fluent in) (?:${any})(?:,| and| or|, and|, or) )${name}`),
  pattern(`(?<!\\bno )${name}[- ](?:speakers?|fluency|bilingual|required)`),
];

/**
 * "fluent german", "bilingual in spanish": a required language. "spanish speaking" stays text, because postings say it
 * that way.
 */
export const language: Recognizer = lookingFor(patterns, itself, (match) => {
  const language = languageNamed(match.groups!["name"]!);
  return language ? readingOf(match, { kind: "language", language }, language, language) : undefined;
});
