import { type MessageKey, message } from "@candor/contract/messages/message";
import type { MouseEvent, ReactNode } from "react";
import { addresses, type LoginView } from "../addresses.ts";
import type { Refusal } from "../forms/refusal.ts";
import { RefusalSummary } from "../forms/refusal-summary.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { ProviderButtons } from "./providers/provider-buttons.tsx";
import "../styles/login.css";

/** Their addresses are useless to anybody else. */
const unlisted: readonly LoginView[] = ["code", "email-link", "email-sign-up", "reset-password"];

/** Where people choose how to sign in. */
const choosing: readonly LoginView[] = ["sign-in", "sign-up", "password"];

const titles = {
  "sign-in": "login.signIn",
  "sign-up": "login.signUp",
  "email-sign-up": "login.emailSignUp",
  code: "login.code",
  "email-link": "login.emailLink",
  password: "login.password",
  "forgot-password": "login.forgotPassword",
  "reset-password": "login.resetPassword",
} as const satisfies Record<Exclude<LoginView, "completion">, MessageKey>;

interface LoginPageProps {
  readonly view: keyof typeof titles;
  /** Absent if it is the view's own. */
  readonly title?: string;
  readonly lead: string;
  readonly refusal: Refusal | undefined;
  readonly children: ReactNode;
  /** The other ways to sign in. */
  readonly ways: readonly Way[];
}

interface Way {
  readonly question?: string;
  readonly label: string;
  readonly address: string;
}

/** A sign-in page: its question, and the other ways. */
export function LoginPage({
  view,
  title = message(titles[view]),
  lead,
  refusal,
  children,
  ways,
}: LoginPageProps) {
  return (
    <section className="login">
      <PageHead title={title} path={addresses.login(view)} unlisted={unlisted.includes(view)} />
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <RefusalSummary refusal={refusal} />
      {children}
      {choosing.includes(view) && <ProviderButtons />}
      <ul className="login-ways">
        {ways.map(({ question, label, address }) => (
          <li key={label}>
            {question}{" "}
            <a href={address} onClick={takeEmail}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Carries along an email that is typed already, except to the page that mails a link: to it, an email was mailed one. */
function takeEmail({ currentTarget: way }: MouseEvent<HTMLAnchorElement>): void {
  const field = way.closest(".login")?.querySelector<HTMLInputElement>("input[name=email]");
  const email = field?.value.trim() ?? "";
  if (email === "" || way.pathname === addresses.login("email-link")) return;
  const parameters = new URLSearchParams(way.search);
  parameters.set("email", email);
  way.search = parameters.toString();
}
