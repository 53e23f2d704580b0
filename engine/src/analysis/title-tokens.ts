import { tokens } from "./tokenize.ts";

/** "(m/w/d)", "f/m/x", "(H/F)", "(all genders)": who may apply, in any of our languages. */
const anyone =
  /[([]?(?<![\p{L}\p{N}])(?:[mwfdhxvi]\s?[/|*,]\s?[mwfdhxvi](?:\s?[/|*,]\s?(?:[mwfdxi]|divers|gn))?|all genders|alle geschlechter|tous genres)(?![\p{L}\p{N}])[)\]]?/giu;

/** "Lehrer/in", "Verkäufer*innen", "ingeniero/a", "chargé(e)", "directeur·rice": the other gender's ending. */
const otherEnding =
  /(?<=\p{L}{3})\s?(?:[/*:_·.]-?|\(-?)(?:in|innen|a|as|o|os|e|es|ne|nes|ère|ere|euse|rice|trice|ora|oras|ra|ice)(?![\p{L}\p{N}])\)?/giu;

/** The tokens of a title, without words that only say that any gender is meant. */
export function titleTokens(title: string): string[] {
  return tokens(withoutGenders(title));
}

export function withoutGenders(title: string): string {
  return title.replace(anyone, " ").replace(otherEnding, "");
}
