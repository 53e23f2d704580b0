import { type RouterContextProvider, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { pageContext } from "../wire/page-context.ts";
import { ownEnrollment } from "./read-enrollment.ts";
import { type Specialty, specialtyIn } from "./steps.ts";

/**
 * The specialty for the steps after the first. An enrolled person who comes without a choice keeps the enrollment's;
 * anybody else is redirected to the first step.
 */
export async function chosenSpecialty(
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<Specialty> {
  const specialty = specialtyIn(url);
  if (specialty !== undefined) return specialty;
  const enrolled = await ownEnrollment(context.get(pageContext));
  if (enrolled === undefined || url.searchParams.has("specialty"))
    throw redirect(`${addresses.enroll("specialty")}?specialty=`, 303);
  return enrolled.specialty;
}
