import type { Enrollment } from "@candor/contract/consulting/shapes";

/** The search for jobs like those somebody enrolled for; without an enrollment, for all contract jobs. */
export function contractJobs(enrollment?: Enrollment): URLSearchParams {
  const parameters = new URLSearchParams([
    ["jobTypes", "contract"],
    ["jobTypes", "contractor"],
  ]);
  if (!enrollment) return parameters;
  parameters.append("industries", enrollment.specialty);
  if (enrollment.location !== undefined) parameters.append("location", enrollment.location);
  if (enrollment.remote !== "include") parameters.append("remote", enrollment.remote);
  return parameters;
}
