import { day } from "../platform/durations.ts";

export interface DemoArticle {
  readonly slug: string;
  readonly title: string;
  /** At most 170 characters (K-12: it's also the page's description). */
  readonly summary: string;
  /** Sanitized HTML. */
  readonly body: string;
  /** Milliseconds since 1970 (UTC). */
  readonly publishedAt: number;
}

/** The product's commitments as the demo's news, newest first. */
export function demoNews(now: number): DemoArticle[] {
  return articles.map(({ age, paragraphs, ...article }) => ({
    ...article,
    body: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(""),
    publishedAt: now - age * day,
  }));
}

interface Article extends Omit<DemoArticle, "body" | "publishedAt"> {
  /** In days. */
  readonly age: number;
  readonly paragraphs: readonly string[];
}

const articles: readonly Article[] = [
  {
    age: 2,
    slug: "an-answer-by-a-date",
    title: "An answer, by a date",
    summary:
      "Silence is the worst answer an applicant can get. Here every posting promises a day, and the day is kept.",
    paragraphs: [
      "Ask people what wore them down while they looked for work, and few will mention a rejection. They mention the applications that nobody ever answered.",
      "So a posting that is hosted here carries a promise: the number of business days within which every applicant hears something definite. The date stands on your application from the moment you send it, and on the desk of the person who owes you the answer.",
      "When the date comes near, we remind them. When it passes, we close the application and say plainly that no answer came. It can be opened again by a late reply. What it cannot do is stay in the dark.",
    ],
  },
  {
    age: 6,
    slug: "the-pay-belongs-in-the-posting",
    title: "The pay belongs in the posting",
    summary:
      "A range saves both sides a month of polite conversation. Why nobody publishes a job here without one.",
    paragraphs: [
      "Most disappointments over pay could have been spared in the first minute. A range does that. It tells a candidate whether to go on, and it tells an employer that anyone who applies has agreed to the order of magnitude.",
      "Anyone who hosts a job here states a range before it goes out. Hourly, weekly and yearly figures are brought to one measure, with the formula shown, so that a search for a floor means the same thing everywhere.",
      "Imported postings sometimes leave the pay out. We show that as what it is: no pay stated. We do not estimate it, and a search with a floor leaves such postings aside.",
    ],
  },
  {
    age: 11,
    slug: "remote-means-something",
    title: "Remote means something",
    summary:
      "Two days in the office is not remote, and neither is a list of seven states in small print. How we tell the difference.",
    paragraphs: [
      "The word has been stretched until it covers almost anything. We treat it as a set of facts instead: from which places one may work, which hours overlap, how many days are spent on site, who pays for the trip.",
      "A posting whose text contradicts its label does not go out until one of them changes. That catches honest slips more often than dishonest ones, and both are annoying to the person who reads them.",
      "If a source does not say, we do not guess. Unknown is a value of its own, and a search for remote work alone leaves it out.",
    ],
  },
  {
    age: 17,
    slug: "how-fresh-is-fresh",
    title: "How fresh is fresh?",
    summary:
      "Changing a date costs nothing, so a date proves nothing. What we count from, and why a repost does not move up.",
    paragraphs: [
      "Some postings are renewed every morning and filled in the spring before last. Sorting by the date that a posting gives itself rewards exactly that.",
      "We count from the day on which we first saw the job. A repost joins the history of the earlier one: open for so many days, posted so many times. Hirers can confirm with one click that a job is still open, and the confirmation is shown with its date.",
      "Age by itself proves little; good jobs can take long to fill. So we show the facts and leave the verdict to you.",
    ],
  },
  {
    age: 23,
    slug: "why-this-result",
    title: "Why this result, and why not that one",
    summary:
      "A ranking that cannot be questioned is an opinion in disguise. Every result here can be asked to explain itself.",
    paragraphs: [
      "Type a sentence, and we turn it into a few chips that you can read, change or remove. What we did not understand stays visible as a word. Nothing is dropped in silence, and nothing is widened behind your back.",
      "Each result can show what made it rank where it does: the words it matched, how much each of them counted, and how fresh it is. The parts add up to the whole.",
      "It works the other way, too. Name a job that you expected to see, and we tell you which filter hides it.",
    ],
  },
  {
    age: 30,
    slug: "what-they-see-is-what-you-sent",
    title: "What they see is what you sent",
    summary:
      "No parsed resume that you never read, no hidden score. Before you apply you see the page that the hirer will see.",
    paragraphs: [
      "Software likes to read resumes on behalf of people, and it likes to get them wrong. A missing year or a lost job title can end an application without anyone noticing.",
      "Here you look at the hirer's page before you send it. What was read from your file stands beside the file, and you correct it where it is wrong. There is no second version.",
      "Afterwards you keep a receipt: what was sent, when, and for which wording of the posting. It can be checked by anyone, even when we are offline.",
    ],
  },
  {
    age: 39,
    slug: "a-ledger-of-answers",
    title: "A ledger of answers",
    summary:
      "Employers who answer on time deserve to be seen. We publish how many do, from our own records only.",
    paragraphs: [
      "A good reputation among applicants is hard to show and easy to claim. We keep a ledger instead: of the answers that an employer owed in the last ninety days, how many came by their date, and how long they took.",
      "The figures come from what happened here and from nothing else. They state how many cases they rest on, and below a handful they say nothing. Anyone who is listed may reply.",
      "Green means answered in time. It is the only thing that green means on these pages.",
    ],
  },
  {
    age: 48,
    slug: "leave-whenever-you-like",
    title: "Leave whenever you like",
    summary:
      "Unsubscribing takes one click and works when you are signed out. Taking your data along takes one more.",
    paragraphs: [
      "An alert that finds nothing new sends nothing. One that you have not opened for weeks pauses by itself and asks once whether it should go on.",
      "Every message can be stopped from the message itself, without signing in and without a question why. If it was a mistake, there is a link to undo it.",
      "And if you leave altogether, you can take everything: profile, applications, receipts, messages. What you ask us to delete is deleted at the employers' desks here as well, and you get a note that says so.",
    ],
  },
];
