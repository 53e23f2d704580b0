/** A title as a noun phrase: "Registered Nurse (RN)" is "a registered nurse", "QA Analyst" "a QA analyst". */
export function roleOf(title: string): string {
  const words = title
    .replace(/ \(.*| - .*/, "")
    .split(" ")
    .map(lowered);
  return `${articleOf(words[0] ?? "")} ${words.join(" ")}`;
}

const names = new Set([
  "Salesforce",
  "Dynamics",
  "Oracle",
  "Workday",
  "React",
  "Android",
  "Linux",
  "Windows",
  "English",
  "Spanish",
  "Class",
]);

function lowered(word: string): string {
  return names.has(word) || !/^[A-Z][a-z']+(?:-[A-Z]?[a-z]+)*$/.test(word) ? word : word.toLowerCase();
}

const saidAsWords = new Set(["COTA", "MIG", "SAP", "SOC", "SPED"]);

/** By pronunciation: "an RN", "a UX designer", "a user researcher". */
function articleOf(word: string): string {
  const isSpelled = /^[A-Z](?:[A-Z]|-|$)/.test(word) && !saidAsWords.has(word);
  if (isSpelled) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  return /^[aeio8]|^u(?!ni|se|ti)|^[AEIO]/.test(word) ? "an" : "a";
}
