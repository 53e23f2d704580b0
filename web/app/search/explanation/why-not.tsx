import { message } from "@candor/contract/messages/message";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { Search } from "../filters/facets.ts";
import { searchOnly } from "../parameters.ts";
import type { Explained } from "./explained.ts";

const Panel = lazy(() => import("./explanation-panel.tsx"));

interface WhyNotProps {
  readonly search: Search;
  readonly explained: Explained | undefined;
}

/** Which filter or word hides a posting that somebody misses: they enter its address. */
export function WhyNot({ search, explained }: WhyNotProps) {
  const listed = search.found?.documents.some(({ id }) => id === explained?.jobId);
  const [asked, setAsked] = useState(listed ? undefined : explained?.jobId);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("explain");
    setAsked(typeof typed === "string" && typed.trim() !== "" ? typed.trim() : undefined);
  };
  return (
    <section className="why-not" aria-labelledby="why-not">
      <h2 id="why-not">{message("why.not")}</h2>
      <form action={addresses.search()} onSubmit={onSubmit}>
        {[...searchOnly(search.parameters)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField name="explain" label={message("why.posting")} defaultValue={asked} maxLength={500} />
        <Button tone="quiet">{message("why.ask")}</Button>
      </form>
      {asked !== undefined && (
        <Suspense>
          <Panel key={`${asked} ${search.parameters}`} jobId={asked} search={search} explained={explained} />
        </Suspense>
      )}
    </section>
  );
}
