import { data } from "react-router";

/** The form that was sent. What is none (415), or broken (400), is refused: nothing of ours failed. */
export async function formOf(request: Request): Promise<FormData> {
  if (!isForm.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}

const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
