import { fold } from "../../../../platform/places/fold.ts";

export type Section = "experience" | "skills" | "other";

/** Words of headings in English, French and Spanish, folded. The first kind with a word in the heading counts. */
const words: readonly (readonly [Section, RegExp])[] = [
  [
    "other",
    /\b(?:education|educacion|formation|formacion|estudios|etudes|training|certifi\w*|licens\w*|licenc\w*|tickets|diplom\w*|volunteer\w*|benevol\w*|voluntari\w*|projects?|projets?|proyectos|publications?|publicaciones|patents?|grants?|awards?|honou?rs|references|referees|interests?|interets?|intereses|hobbies|loisirs|languages?|langues?|idiomas|memberships?|affiliations|objective|objectif|objetivo|summary|sommaire|resumen|profile?|perfil|about|contact\w*|coordonnees|personal (?:information|statement|details)|conferences|presentations|coursework|accomplishments|qualifications|highlights)\b/,
  ],
  [
    "skills",
    /\b(?:skills?|competenc\w*|competenz\w*|abilities|expertise|strengths|toolbox|tools|technolog\w*|stack|proficienc\w*|habilidades|aptitudes|destrezas|conocimientos|savoir faire|connaissances|core competencies)\b/,
  ],
  [
    "experience",
    /\b(?:experiences?|experiencias?|employment|employers?|work history|job history|career|jobs|positions|appointments|parcours|emplois?|empleo|trayectoria|history|professional background|trabajo)\b/,
  ],
];

/** Headings whose words mislead: "Career Summary" with jobs under it is recognized by its lines, not by its name. */
const exceptions: readonly (readonly [Section, RegExp])[] = [
  ["other", /\b(?:volunteer\w*|benevol\w*|voluntari\w*) (?:experience|work)|experience benevole\b/],
  ["skills", /\b(?:skills? summary|summary of skills|skills and interests|skills tools)\b/],
  ["experience", /^career summary$/],
];

const mostWords = 6;

/** The kind of section that a line begins; undefined if the line isn't a heading. */
export function headingOf(text: string): Section | undefined {
  const shown = text.replace(/\s*[:：]$/, "");
  if (shown.length > 60 || /[\d@|,;.:\t()]/.test(shown) || !/^\p{Lu}/u.test(shown)) return undefined;
  const plain = fold(shown.replaceAll(/\b[dl]['’]/gi, "de "));
  if (plain.split(" ").length > mostWords) return undefined;
  const known = [...exceptions, ...words].find(([, pattern]) => pattern.test(plain));
  return known && isWhole(plain) ? known[0] : undefined;
}

/** Other words in headings. A line with any further words is a job or a sentence. */
const filling = new Set(
  `and et y of de des del la las los les work travail laborale laboral laborales academic academics academicas
  academica academique relevant related selected technical technique techniques tecnicas computer digital laboratory
  core key other additional area areas centre centres center military civilian clinical teaching industry research law
  enforcement library childcare recent earlier previous current federal retail personal personnel personnels summary
  history career my me nursing management leadership legal medical internship professional professionals professionnelle
  professionnelles professionnel professionnels profesional profesionales education background and information
  statement record`.split(/\s+/),
);

function isWhole(plain: string): boolean {
  const rest = [...exceptions, ...words].reduce(
    (left, [, pattern]) => left.replaceAll(new RegExp(pattern, "g"), " "),
    plain,
  );
  return rest.split(" ").every((word) => word === "" || filling.has(word));
}
