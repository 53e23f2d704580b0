import { message } from "@candor/contract/messages/message";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useModal } from "../../ui/dialogs/use-modal.ts";
import { useSession } from "../../wire/session-data.ts";
import { counted } from "../../wording/counted.ts";
import { type Command, commandsFor, commandsMatching } from "./commands.ts";
import "../../styles/palette.css";

/** M-34: goes to any page by its name, or searches. A combobox in a dialog (WAI-ARIA APG). */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const id = useId();
  const found = commandsMatching(commandsFor(useSession()), typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, active, found.length);
    const chosen = event.key === "Enter" ? found[active] : undefined;
    if (next === undefined && chosen === undefined) return;
    event.preventDefault();
    if (next !== undefined) setActive(next);
    if (chosen) go(chosen);
  };
  return (
    <dialog className="dialog palette" aria-label={message("palette.title")} {...useModal(onClose)}>
      <section>
        <input
          role="combobox"
          aria-label={message("palette.field")}
          placeholder={message("palette.field")}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found[active] && `${id}-${active}`}
          autoComplete="off"
          maxLength={500}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p className="visually-hidden" role="status">
          {counted("palette.count", found.length)}
        </p>
        <div role="listbox" id={id} aria-label={message("palette.title")}>
          {found.map((command, place) => (
            <Option
              key={command.address}
              id={`${id}-${place}`}
              command={command}
              isActive={place === active}
              onChoose={() => go(command)}
            />
          ))}
        </div>
      </section>
    </dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Option({ id, command: { name, group }, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <div role="option" id={id} tabIndex={-1} aria-selected={isActive} ref={option} onClick={onChoose}>
      <span>{name}</span> <span className="count">{group}</span>
    </div>
  );
}

/** Some of the pages load without scripts, so the browser opens them. */
function go({ address }: Command): void {
  location.assign(address);
}

/** Where a key moves within a list of this length; undefined for other keys. */
function placeAfter(key: string, place: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === "ArrowDown") return (place + 1) % length;
  if (key === "ArrowUp") return (place - 1 + length) % length;
  return undefined;
}
