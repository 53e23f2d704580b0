import { type FormEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import type { Search } from "../filters/facets.ts";
import { asked, mirrored } from "./mirror.ts";

/** Lets a search form navigate within the page, without its empty fields. */
export function useSearchForm(search: Search) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { parameters, criteria, found } = search;
  const values = useMemo(() => mirrored({ parameters, criteria, found }), [parameters, criteria, found]);
  useFieldsOf(form, values);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value.trim() : "",
    ]);
    const next = asked(new URLSearchParams(fields), search);
    void navigate(addresses.search(next), { preventScrollReset: true });
  };
  return { form, onSubmit, values };
}

/** Fields follow a changed address, as when a chip is removed; other fields keep what is being typed. */
function useFieldsOf(form: RefObject<HTMLFormElement | null>, parameters: URLSearchParams): void {
  const last = useRef(parameters);
  useEffect(() => {
    const before = last.current;
    last.current = parameters;
    for (const field of form.current?.elements ?? []) {
      const isSelect = field instanceof HTMLSelectElement;
      if (!isSelect && !(field instanceof HTMLInputElement && field.type !== "hidden")) continue;
      const value = parameters.get(field.name);
      if (value === before.get(field.name)) continue;
      field.value = value ?? (isSelect ? field.options[0]?.value : undefined) ?? "";
    }
  }, [form, parameters]);
}
