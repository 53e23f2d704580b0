import { message } from "@candor/contract/messages/message";
import { type ComponentType, useEffect, useState } from "react";
import { TextField } from "../../ui/field.tsx";

import "../../styles/description-field.css";

interface DescriptionFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

/** The editor, once it is loaded: a form that starts over begins with it, so that the fields below don't move. */
let loaded: ComponentType<{ field: string }> | undefined;

/** A text area; once the page is idle, scripts replace it with a rich text editor. */
export function DescriptionField({ value, error }: DescriptionFieldProps) {
  const [Rich, setRich] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    return afterPaint(async () => {
      loaded = (await import("../rich/rich-text.tsx")).RichText;
      setRich(() => loaded);
    });
  }, []);
  return (
    <div className="rich-field">
      <TextField
        name="description"
        label={message("hosting.field.description")}
        hint={message(Rich ? "hosting.hint.richDescription" : "hosting.hint.description")}
        defaultValue={value}
        error={error}
        multiline
        rows={14}
      />
      {Rich && <Rich field="description" />}
    </div>
  );
}

/** Nobody loses their place: the text area stays until the person typing in it leaves it. */
function afterPaint(put: () => Promise<void>): () => void {
  let isOver = false;
  const begin = () => {
    const area = document.getElementById("description");
    if (area !== null && area === document.activeElement)
      area.addEventListener("blur", begin, { once: true });
    else if (!isOver) void put();
  };
  const timer = setTimeout(begin, 200);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
