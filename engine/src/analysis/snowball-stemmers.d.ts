declare module "snowball-stemmers" {
  type Algorithm = "english" | "german" | "spanish" | "french" | "portuguese";
  export function newStemmer(algorithm: Algorithm): { stem(word: string): string };
}
