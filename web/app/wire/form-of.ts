import { data } from "react-router";

/** The submitted form. Anything else (415) or a broken form (400) is refused: this is no error of ours. */
export async function formOf(request: Request): Promise<FormData> {
  if (!isForm.test(request.headers.get("content-type") ?? "")) throw data(null, { status: 415 });
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}

const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;
