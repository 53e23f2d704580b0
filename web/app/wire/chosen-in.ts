/** The files that were chosen in a form: a field without any sends one without a name. */
export function chosenIn(form: FormData, name = "file"): File[] {
  return form.getAll(name).filter((one): one is File => one instanceof File && one.name !== "");
}
