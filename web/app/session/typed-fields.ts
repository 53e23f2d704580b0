import { data } from "react-router";

/** What was typed into a form, by the field's name; empty where there is nothing. What is no form is refused (400). */
export async function typedFields(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => {
    throw data(undefined, { status: 400 });
  });
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
