import { data } from "react-router";

/** The form that was sent. What is none, or broken, is refused (400): nothing of ours failed. */
export async function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(undefined, { status: 400 });
  });
}
