import { message } from "@candor/contract/messages/message";
import type { MadeFormat } from "@candor/contract/resumes/shapes";
import { useId } from "react";
import { addresses } from "../addresses.ts";

const labels = [
  ["pdf", "resumes.madePdf"],
  ["docx", "resumes.madeDocx"],
  ["json", "resumes.madeJson"],
  ["hropen", "resumes.madeHrOpen"],
  ["vcf", "resumes.madeVcf"],
] as const satisfies readonly (readonly [MadeFormat, string])[];

/** The profile, as a resume to download. */
export function MadeResumes() {
  const heading = useId();
  return (
    <>
      <h2 id={heading}>{message("resumes.made")}</h2>
      <p>{message("resumes.madeLead")}</p>
      <ul className="made-resumes" aria-labelledby={heading}>
        {labels.map(([format, label]) => (
          <li key={format}>
            <a href={addresses.madeResume(format)}>{message(label)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
