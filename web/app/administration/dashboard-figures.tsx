import type { Dashboard } from "@candor/contract/administration/shapes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { administrationAddresses } from "../administration-addresses.ts";
import { numberText } from "../wording/counted.ts";
import { FigureList, lateText } from "./figure-list.tsx";

interface DashboardFiguresProps {
  readonly figures: Dashboard;
  readonly overdueDecisions: number;
}

/** what waits for the operator first, then how the place is doing. */
export function DashboardFigures({ figures, overdueDecisions }: DashboardFiguresProps) {
  const { accounts, postings, applications, answers, mails, failedTasks } = figures;
  const days = message("dashboard.lastDays", { days: limits.dashboardAnswerDays });
  return (
    <>
      <WaitingFigures figures={figures} />
      <SettingsSection title={message("dashboard.figures")}>
        <FigureList
          figures={[
            {
              label: message("dashboard.accounts"),
              count: accounts.total,
              note: recentText(accounts.recent),
              href: administrationAddresses.adminUsers(),
            },
            {
              label: message("dashboard.applications"),
              count: applications.total,
              note: recentText(applications.recent),
            },
            { label: message("dashboard.hosted"), count: postings.hosted },
            { label: message("dashboard.imported"), count: postings.imported },
            {
              label: message("dashboard.replies"),
              count: figures.replies,
              href: administrationAddresses.adminReplies,
            },
          ]}
        />
      </SettingsSection>
      <SettingsSection title={message("dashboard.answers")}>
        <FigureList
          figures={[
            { label: message("dashboard.answersDue"), count: answers.due },
            { label: message("dashboard.answersMissed"), count: answers.missed, note: days },
            { label: message("dashboard.answersLate"), count: answers.late, note: days },
            { label: message("overdueDecisions.title"), count: overdueDecisions },
          ]}
        />
      </SettingsSection>
      <SettingsSection title={message("dashboard.mail")}>
        <FigureList
          figures={[
            { label: message("dashboard.mailsWaiting"), count: mails.waiting },
            { label: message("dashboard.mailsFailed"), count: mails.failed },
            { label: message("dashboard.failedTasks"), count: failedTasks },
          ]}
        />
        {failedTasks > 0 && <p className="field-hint">{message("dashboard.retry")}</p>}
      </SettingsSection>
    </>
  );
}

function WaitingFigures({ figures: { claims, reports, appeals, leads } }: { figures: Dashboard }) {
  return (
    <SettingsSection title={message("dashboard.waiting")}>
      <FigureList
        figures={[
          {
            label: message("adminClaims.title"),
            count: claims,
            href: administrationAddresses.adminOrganizations,
          },
          {
            label: message("dashboard.reports"),
            count: reports.owed,
            note: lateText(reports.late),
            href: administrationAddresses.adminReports,
          },
          {
            label: message("dashboard.appeals"),
            count: appeals.owed,
            note: lateText(appeals.late),
            href: administrationAddresses.adminReports,
          },
          { label: message("operatorLeads.title"), count: leads, href: administrationAddresses.adminLeads },
        ]}
      />
    </SettingsSection>
  );
}

function recentText(recent: number): string {
  return message("dashboard.recent", { count: numberText(recent), days: limits.dashboardRecentDays });
}
