import { type MessageKey, message } from "@candor/contract/messages/message";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { addresses, type LoginView } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { FormErrors } from "../ui/form-errors.tsx";
import type { Refusal } from "./refusal.ts";
import "../styles/login.css";

const titles = {
  "sign-in": "login.signIn",
  "sign-up": "login.signUp",
  code: "login.code",
  password: "login.password",
} as const satisfies Record<LoginView, MessageKey>;

interface LoginPageProps {
  readonly view: LoginView;
  readonly lead: string;
  readonly refusal: Refusal | undefined;
  readonly children: ReactNode;
  /** The other ways in. */
  readonly ways: readonly Way[];
}

interface Way {
  readonly question?: string;
  readonly label: string;
  readonly address: string;
}

/** One page of signing in: what is asked, and the other ways. */
export function LoginPage({ view, lead, refusal, children, ways }: LoginPageProps) {
  const errors = useMemo(
    () => Object.entries(refusal?.errors ?? {}).map(([field, text]) => ({ field, text })),
    [refusal],
  );
  return (
    <section className="login">
      <PageHead title={message(titles[view])} path={addresses.login(view)} unlisted={view === "code"} />
      <header>
        <h1>{message(titles[view])}</h1>
        <p className="lead">{lead}</p>
      </header>
      <FormErrors
        errors={errors}
        title={message(refusal?.incomplete ? "form.requiredMissing" : "login.lookAgain")}
      />
      {refusal?.trouble !== undefined && <Trouble refusal={refusal} />}
      {children}
      <ul className="login-ways">
        {ways.map(({ question, label, address }) => (
          <li key={label}>
            {question} <a href={address}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes the focus when it appears, with scripts and without. */
function Trouble({ refusal }: { refusal: Refusal }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), [refusal]);
  return (
    <p className="login-trouble" id="login-trouble" role="alert" ref={text} tabIndex={-1} autoFocus>
      {refusal.trouble}
    </p>
  );
}
