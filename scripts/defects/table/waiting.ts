import type { Defect } from "../defect.ts";

const sendTest = "web/test/applications/apply/send-waiting.test.ts";
const pageTest = "web/test/offline/offline-page.test.ts";
const filesTest = "server/test/pages/built-files.test.ts";

/** What was filled in offline, and what a browser keeps for reading offline. */
export const waiting: readonly Defect[] = [
  {
    title: "what one person filled in is sent in another's name",
    file: "web/app/applications/apply/draft/send-waiting.ts",
    text: ": account.profile.id === id;",
    becomes: ": true;",
    test: [sendTest, "leaves in nobody else's name"],
  },
  {
    title: "what a guest filled in is sent in the name of the next person who signs in",
    file: "web/app/applications/apply/draft/send-waiting.ts",
    text: '? account.profile.email.toLowerCase() === textOf(form, "email").trim().toLowerCase()',
    becomes: "? true",
    test: [sendTest, "leaves in nobody else's name"],
  },
  {
    title: "what waited is sent for an address that nobody has proved",
    file: "web/app/applications/apply/draft/send-waiting.ts",
    text: "if (!hasProved(account)) return",
    becomes: "if (!account) return",
    test: [sendTest, "until the address is proved"],
  },
  {
    title: "what waited is sent with another key at each try",
    file: "web/app/applications/apply/draft/send-waiting.ts",
    text: 'textOf(form, "key") || undefined',
    becomes: "undefined",
    test: [sendTest, "with the key that it waited with"],
  },
  {
    title: "the offline page leads to another site",
    file: "web/app/routes/offline/offline.tsx",
    text: 'localAddress(parameters.get("for"))',
    becomes: 'parameters.get("for") ?? undefined',
    test: [pageTest, "to no other site"],
  },
  {
    title: "a browser keeps an old service worker for a day",
    file: "server/src/pages/built-files.ts",
    text: '"cache-control": "no-cache",',
    becomes: "",
    test: [filesTest, "is requested again each time"],
  },
  {
    title: "scripts of one build show the data of another",
    file: "web/app/live/one-build.ts",
    text: "if (other === own || isShown) return answer;",
    becomes: "return answer;",
    test: ["web/test/live/one-build.test.ts", "the next page is loaded whole"],
  },
  {
    title: "an update takes away the page that somebody types into",
    file: "web/app/live/one-build.ts",
    text: "if (other === own || isShown) return answer;",
    becomes: "if (other === own) return answer;",
    test: ["web/test/live/one-build.test.ts", "stays with what is typed"],
  },
];
