declare module "snowball-stemmers" {
  export function newStemmer(algorithm: "english"): { stem(word: string): string };
}
