/** What a call is sent with, so that the same form makes one thing however often the browser sends it. */
export function onceFor(formKey: string): { readonly idempotencyKey?: string } {
  return formKey === "" ? {} : { idempotencyKey: formKey };
}
