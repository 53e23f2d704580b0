import { message } from "@candor/contract/messages/message";
import type { Member } from "@candor/contract/organizations/member-shapes";
import { memberRoles } from "@candor/contract/values";
import { Form } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { useDates } from "../../wording/use-dates.ts";

interface MemberListProps {
  readonly slug: string;
  readonly members: readonly Member[];
  readonly mayChange: boolean;
  /** The member whose removal the page asks about. */
  readonly removing: string | undefined;
}

export function MemberList({ slug, members, mayChange, removing }: MemberListProps) {
  const { dateText } = useDates();
  return (
    <ul className="members">
      {members.map((member) => (
        <li key={member.id}>
          <div>
            <p className="member-name">
              <strong>{member.name}</strong>
              {member.isCaller && <span className="member-you"> {message("members.you")}</span>}
            </p>
            <p className="field-hint">
              {member.name !== member.email && <>{member.email} · </>}
              <span className="member-since">
                {message("members.since", { date: dateText(member.since) })}
              </span>
            </p>
          </div>
          {mayChange && !member.isCaller ? (
            <MemberForms slug={slug} member={member} isRemoving={member.id === removing} />
          ) : (
            <p>{message(`memberRole.${member.role}`)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MemberFormsProps {
  readonly slug: string;
  readonly member: Member;
  readonly isRemoving: boolean;
}

function MemberForms({ slug, member: { id, name, role }, isRemoving }: MemberFormsProps) {
  if (isRemoving) return <Removal slug={slug} id={id} name={name} />;
  return (
    <div className="member-forms">
      <Form method="post" className="member-role">
        <input type="hidden" name="id" value={id} />
        <select key={role} name="role" defaultValue={role} aria-label={message("members.roleOf", { name })}>
          {memberRoles.map((each) => (
            <option key={each} value={each}>
              {message(`memberRole.${each}`)}
            </option>
          ))}
        </select>
        <Button tone="quiet" name="intent" value="role">
          {message("members.changeRole")}
        </Button>
      </Form>
      <a href={addresses.members(slug, id)} aria-label={message("members.removeWhom", { name })}>
        {message("members.remove")}
      </a>
    </div>
  );
}

function Removal({ slug, id, name }: { slug: string; id: string; name: string }) {
  return (
    <Form method="post" className="member-removal" id="removal" tabIndex={-1}>
      <h3>{message("members.removeTitle", { name })}</h3>
      <p>{message("members.removeBody", { name })}</p>
      <input type="hidden" name="id" value={id} />
      <div className="actions">
        <Button tone="danger" name="intent" value="remove">
          {message("members.remove")}
        </Button>
        <a className="button button-quiet" href={addresses.members(slug)}>
          {message("members.cancel")}
        </a>
      </div>
    </Form>
  );
}
