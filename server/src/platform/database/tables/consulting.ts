import type { EnrollmentBody } from "@candor/contract/consulting/shapes";

/** One row for each account that is enrolled; unenrolling removes it. */
export interface ConsultingEnrollmentTable {
  account_id: number;
  specialty: EnrollmentBody["specialty"];
  remote: EnrollmentBody["remote"];
  /** Where they would work, as typed; null for anywhere. */
  location: string | null;
  enrolled_at: number;
}
