import type { ReactNode } from "react";
import { PageHead } from "../ui/page-head.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import "../styles/account.css";

interface AdminPageProps {
  readonly title: string;
  readonly path: string;
  /** The menu's entry that the page is below, if it has none of its own. */
  readonly below?: string;
  readonly children: ReactNode;
}

/** The frame of a page of the administration. */
export function AdminPage({ title, path, below, children }: AdminPageProps) {
  return (
    <section className="own-account">
      <PageHead title={title} path={path} unlisted />
      <AdminMenu current={below ?? path} isBelow={below !== undefined} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
