import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { OwnDeletion } from "@candor/contract/own-data/shapes";
import { Form } from "react-router";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

interface DeletionSectionProps {
  readonly deletion: OwnDeletion;
  /** Whether the page asks for confirmation. */
  readonly asking: boolean;
}

const days = limits.deletionDays;

/** M-27. */
export function DeletionSection({ deletion: { waiting, organizations }, asking }: DeletionSectionProps) {
  return (
    <SettingsSection title={message("ownData.delete")}>
      {waiting ? (
        <Waiting dueAt={waiting.dueAt} />
      ) : (
        <>
          <p>{message("ownData.deleteLead")}</p>
          {organizations.length > 0 ? (
            <ToLeave organizations={organizations} />
          ) : (
            <>
              <p>{message("ownData.deleteDays", { days })}</p>
              {asking ? (
                <Sure />
              ) : (
                <p>
                  <a href={addresses.ownData("delete")}>{message("ownData.deleteOpen")}</a>
                </p>
              )}
            </>
          )}
        </>
      )}
    </SettingsSection>
  );
}

function Waiting({ dueAt }: { dueAt: string }) {
  const { dateText } = useDates();
  return (
    <Form method="post" className="waiting-change">
      <p>
        <strong>{message("ownData.waiting", { date: dateText(dueAt) })}</strong>
      </p>
      <p>{message("ownData.waitingLead")}</p>
      <Button name="intent" value="keep">
        {message("ownData.keep")}
      </Button>
    </Form>
  );
}

function Sure() {
  return (
    <Form method="post" className="change-form" id="delete">
      <h3>{message("ownData.deleteSure", { days })}</h3>
      <div className="actions">
        <Button tone="danger" name="intent" value="delete">
          {message("ownData.deleteConfirm", { days })}
        </Button>
        <ButtonLink to={addresses.ownData()} tone="quiet">
          {message("ownData.keep")}
        </ButtonLink>
      </div>
    </Form>
  );
}

function ToLeave({ organizations }: Pick<OwnDeletion, "organizations">) {
  return (
    <>
      <p>{message("ownData.organizationsFirst")}</p>
      <ul>
        {organizations.map(({ name, slug }) => (
          <li key={slug}>
            <a href={addresses.members(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
