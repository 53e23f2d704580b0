import type { ReactNode } from "react";

/** A page that says one thing, and what can be done about it. */
export function Statement({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <section className="statement">
      <h1>{title}</h1>
      <p className="lead">{body}</p>
      {children}
    </section>
  );
}
