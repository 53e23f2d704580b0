import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { DrillButton } from "./drill-button.tsx";
import { ThrowAsDeveloper, ThrowOnPress } from "./throwers.tsx";

type ErrorId = MessageKey extends infer K ? (K extends `drills.meet.${infer Id}` ? Id : never) : never;

export interface CataloguedError {
  readonly id: ErrorId;
  /** What it says, with made-up values; empty if it has no words. */
  readonly words: readonly string[];
  readonly shown: "alert" | "notice" | "sticky" | "form" | "page" | "list" | "mail" | "log" | "icon" | "part";
  /** The button or link that causes it, if one press can; otherwise where to begin. */
  readonly way?: ReactNode;
}

const nowhere = "Lemuria";

/** Well-formed addresses of what doesn't exist. */
const missing = {
  mailedLink: "/?e=1.lemur",
  job: "/details/lemur/999999999",
  interview: "/interview/1/1/1/0-1.none",
  emailChange: "/settings/change-email/1.none",
};

const sampleReport = () => ({
  id: 17,
  eventId: "1k2j-3m4n",
  error: "Error: The lemur pulled a wire.",
  location: `https://candor.example${addresses.chaosLemur}`,
  title: message("drills.title"),
  userAgent: "Mozilla/5.0",
  screenWidth: 1440,
  screenHeight: 900,
  version: "1.0.0",
});

/** in the order of the specification. */
export const cataloguedErrors = perLocale((): readonly CataloguedError[] => [
  {
    id: "X-01",
    words: [message("error.apiUnavailable")],
    shown: "alert",
    way: <DrillButton press="noAddress" onPress={forgetEnvironment} />,
  },
  {
    id: "X-02",
    words: [message("session.userNotFound")],
    shown: "notice",
    way: <DrillButton press="emptyProfile" />,
  },
  {
    id: "X-03",
    words: [message("session.couldNotRefreshUser", { detail: message("problem.unavailable") })],
    shown: "notice",
    way: <DrillButton press="unreadProfile" />,
  },
  {
    id: "X-04",
    words: [message("session.loginFailed", { detail: message("session.userNotFound") })],
    shown: "notice",
    way: <OpenLink to={missing.mailedLink} />,
  },
  {
    id: "X-05",
    words: [message("session.couldNotRefreshJwt", { detail: message("problem.unauthorized") })],
    shown: "notice",
    way: <DrillButton press="sessionRefused" />,
  },
  {
    id: "X-06",
    words: [message("session.couldNotParseJwt")],
    shown: "notice",
    way: <DrillButton press="unreadableToken" />,
  },
  { id: "X-07", words: [message("error.unexpected")], shown: "sticky", way: <ThrowAsDeveloper /> },
  {
    id: "X-08",
    words: [message("error.unexpectedErrorSubject"), message("error.unexpectedErrorDetails", sampleReport())],
    shown: "mail",
  },
  { id: "X-09", words: [], shown: "log" },
  { id: "X-10", words: [], shown: "log" },
  { id: "X-11", words: [], shown: "icon", way: <Icon name="lemur" /> },
  {
    id: "X-12",
    words: [message("session.couldNotRefreshJwt", { detail: message("error.unknown") })],
    shown: "part",
    way: <DrillButton press="sessionRefusedSilently" />,
  },
  {
    id: "X-13",
    words: [message("location.invalid"), message("search.invalidLocation", { location: nowhere })],
    shown: "list",
    way: <OpenLink to={addresses.search(new URLSearchParams({ location: nowhere }))} />,
  },
  {
    id: "X-14",
    words: [message("location.couldNotGet"), message("location.permissionDenied")],
    shown: "notice",
    way: <DrillButton press="noPosition" />,
  },
  {
    id: "X-15",
    words: [message("location.couldNotGet"), message("location.positionUnavailable")],
    shown: "notice",
    way: <OpenLink to={addresses.search()} />,
  },
  {
    id: "X-16",
    words: [message("location.couldNotGet"), message("location.timeout")],
    shown: "notice",
    way: <OpenLink to={addresses.search()} />,
  },
  {
    id: "X-17",
    words: [message("error.tryAgainOrContactSupport")],
    shown: "notice",
    way: <ThrowOnPress />,
  },
  {
    id: "X-18",
    words: [message("resume.couldNotOpen"), message("resume.unreadable"), message("resume.locked")],
    shown: "form",
    way: <BrokenFile />,
  },
  {
    id: "X-19",
    words: [message("auth.resendNotPossible")],
    shown: "form",
    way: <DrillButton press="noMail" />,
  },
  {
    id: "X-20",
    words: [
      message("applications.couldNotWithdraw"),
      message("applications.couldNotWithdrawBody", { pro: message("drills.sample.organization") }),
    ],
    shown: "form",
    way: <DrillButton press="noWithdrawal" />,
  },
  {
    id: "X-21",
    words: [message("job.notFound")],
    shown: "page",
    way: <OpenLink to={missing.job} />,
  },
  {
    id: "X-22",
    words: [message("interview.linkExpired"), message("interview.linkExpiredBody")],
    shown: "page",
    way: <OpenLink to={missing.interview} />,
  },
  {
    id: "X-23",
    words: [message("emailChange.failed"), message("emailChange.expired")],
    shown: "page",
    way: <OpenLink to={missing.emailChange} />,
  },
  {
    id: "X-24",
    words: [message("emailChange.failed"), message("emailChange.wrongUser")],
    shown: "page",
    way: <OpenLink to={addresses.account("email")} />,
  },
  {
    id: "X-25",
    words: [message("emailChange.failed"), message("emailChange.wrongEmail")],
    shown: "page",
    way: <OpenLink to={addresses.account("email")} />,
  },
  {
    id: "X-26",
    words: [message("emailChange.failed"), message("emailChange.cancelled")],
    shown: "page",
    way: <OpenLink to={addresses.account("email")} />,
  },
]);

function OpenLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} tone="quiet">
      {message("drills.open")}
    </ButtonLink>
  );
}

/** Called a PDF, and none. */
function BrokenFile() {
  return (
    <>
      <a className="button button-quiet" href="data:application/pdf,lemur" download="lemur.pdf">
        {message("drills.brokenFile")}
      </a>
      <OpenLink to={addresses.resumes()} />
    </>
  );
}

/** The page already has this module. */
function forgetEnvironment(): void {
  void import("../live/environment.ts").then((environment) => environment.forgetEnvironment());
}
