/** Human languages that postings ask for, in English. */
export const languages: readonly string[] = (
  "Arabic,Armenian,Bengali,Bulgarian,Cantonese,Catalan,Chinese,Croatian,Czech,Danish,Dutch,English,Estonian,Farsi,Finnish,French," +
  "German,Greek,Gujarati,Haitian Creole,Hebrew,Hindi,Hmong,Hungarian,Indonesian,Italian,Japanese,Khmer,Korean,Lithuanian,Malay," +
  "Mandarin,Marathi,Nepali,Norwegian,Polish,Portuguese,Punjabi,Romanian,Russian,Serbian,Slovak,Somali,Spanish,Swahili," +
  "Swedish,Tagalog,Tamil,Telugu,Thai,Turkish,Ukrainian,Urdu,Vietnamese,Yiddish"
).split(",");

const name = `(${languages.join("|")})`;
const also = `(?:(?:,| or| and|/| &)\\s*${name})?`;

/** Phrases that say a language is spoken at work. Its name alone may be a subject, a people or a cuisine. */
const statements = [
  new RegExp(
    `\\b(?:bilingual|fluent|fluency|proficient|proficiency|conversational)(?: (?:in|with))?(?: both)?:? \\(?${name}${also}\\b`,
    "gi",
  ),
  new RegExp(`\\b(?:speaks?|speaking|spoken|read, write,? and speak) ${name}${also}\\b`, "gi"),
  new RegExp(
    `\\b${name}${also}[ -](?:speaking|speakers?|fluency|bilingual|language skills|(?:is )?(?:required|preferred|a plus))\\b`,
    "gi",
  ),
];

const byName = new Map(languages.map((language) => [language.toLowerCase(), language]));

/** The language with this name, ignoring case, surplus space and a hyphen: "haitian-creole". */
export function languageNamed(text: string): string | undefined {
  return byName.get(
    text
      .trim()
      .replaceAll(/[-\s]+/g, " ")
      .toLowerCase(),
  );
}

/** The languages that the source's fields name, and those that title or text ask for explicitly. */
export function languagesIn(fields: readonly string[], text: string): string[] {
  const stated = languageStatementsIn(text).map(({ name }) => name);
  const named = [...fields.map(languageNamed), ...stated];
  return [...new Set(named)].filter((language) => language !== undefined).sort();
}

/** Each language that a text asks for, and where it does. */
export function languageStatementsIn(text: string): { readonly name: string; readonly at: number }[] {
  return statements.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((found) =>
      found.slice(1).flatMap((word) => {
        const name = languageNamed(word ?? "");
        return name === undefined ? [] : [{ name, at: found.index }];
      }),
    ),
  );
}
