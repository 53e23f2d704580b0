import { message } from "@candor/contract/messages/message";
import { Icon } from "../ui/icon.tsx";

/** E-09: in the person's order, which buttons change. */
export function SkillList({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ol className="own-skills">
      {skills.map((skill, at) => (
        <li key={skill}>
          <input type="hidden" name="skills" value={skill} />
          <span>{skill}</span>
          {at > 0 && (
            <button name="intent" value={`raise-${at}`} aria-label={message("profile.raiseSkill", { skill })}>
              <Icon name="up" />
            </button>
          )}
          <button name="intent" value={`remove-${at}`} aria-label={message("profile.removeSkill", { skill })}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ol>
  );
}
