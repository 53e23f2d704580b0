import { message } from "@candor/contract/messages/message";
import { useId } from "react";
import { addresses } from "../addresses.ts";

/** The profile, as a resume to download. */
export function MadeResumes() {
  const heading = useId();
  return (
    <>
      <h2 id={heading}>{message("resumes.made")}</h2>
      <p>{message("resumes.madeLead")}</p>
      <ul className="made-resumes" aria-labelledby={heading}>
        <li>
          <a href={addresses.madeResume("pdf")}>{message("resumes.madePdf")}</a>
        </li>
        <li>
          <a href={addresses.madeResume("docx")}>{message("resumes.madeDocx")}</a>
        </li>
        <li>
          <a href={addresses.madeResume("json")}>{message("resumes.madeJson")}</a>
        </li>
        <li>
          <a href={addresses.madeResume("vcf")}>{message("resumes.madeVcf")}</a>
        </li>
      </ul>
    </>
  );
}
