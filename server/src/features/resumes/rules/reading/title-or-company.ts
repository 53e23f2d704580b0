import { fold } from "../../../../platform/places/fold.ts";
import { ranks } from "../../../search/rules/occupations/title-weights.ts";
import { occupationsTitled } from "../../../search/rules/occupations/titles.ts";

const rankWords = new Set([
  ...ranks,
  "apprentice",
  "journeyman",
  "certified",
  "licensed",
  "lead",
  "contract",
]);

/** The last words of titles (in French and Spanish the first ones), folded. */
const titleWords =
  /\b(?:\w*(?:manager|engineer|developer|designer|analyst|assistant|technician|specialist|coordinator|director|supervisor|officer|operator|nurse|teacher|driver|clerk|consultant|administrator|representative|associate|agent|aide|intern|electrician|mechanic|plumber|welder|carpenter|cook|chef|server|barista|bartender|cashier|stylist|hygienist|accountant|auditor|adjuster|biller|secretary|paralegal|attorney|lawyer|solicitor|librarian|professor|lecturer|fellow|scientist|researcher|sergeant|chief|president|executive|planner|inspector|dispatcher|handler|picker|packer|sorter|member|lifeguard|nanny|tutor|coach|trainer|therapist|pharmacist|physician|dentist|worker|hand|machinist|deburrer|dishwasher|receptionist|tester|architect|writer|editor|reporter|producer|buyer|teller|broker|recruiter|host|hostess|guard|page|trainee|apprentice|leader|lead|owner|founder|partner|captain|pilot|attendant|housekeeper|janitor|custodian|gardener|farmer|laborer|foreman|estimator|drafter|surveyor|programmer|coder))\b|^(?:charge|assistant|developpeu|stagiaire|infirmi|aide|agent|chef|cheffe|jefe|jefa|dependient|supervisor|cocinero|cocinera|residente|dibujante|soudeu|comptable|analista|auxiliar|tecnico|tecnica|ingenier|gerente|vendeu|vendedor|responsable|directeur|directrice|director|conducteur|serveu|camarer|enfermer|profesor|contador|consultor|encargad|operario|operador|mecanic|secretari|recepcionista|ayudante|administrativ|vice president)/;

/** Words in companies' names, folded. */
const companyWords =
  /\b(?:inc|llc|ltd|co|corp|corporation|company|gmbh|llp|plc|sa|sas|as|group|groupe|grupo|holdings|partners|hospital|clinic|clinique|clinica|medical center|health|healthcare|university|universite|universidad|college|school|schools|academy|institute|institut|instituto|bank|banco|credit union|trust|insurance|systems|systemes|solutions|technologies|labs|studio|media|analytics|department|bureau|office of|city of|ville de|county|state of|army|navy|air force|marines|hotel|restaurant|restaurante|cafe|kitchen|salon|library|libreria|pharmacy|museum|foundation|alliance|association|society|services|service|industries|manufacturing|mills|power|energy|supply|products|logistics|logistik|freight|carriers|transport|airlines|foods|farms|orchards|store|stores|market|constructora|construction|builders|plumbing|cooling|motors|electric|residence|cabinet|brasserie|chantier|ateliers|taller|casa|chu|family|parks|center|centre|centro|distribution|counseling|pediatrics|orthopedics|dental|care|tribunal|district|federation|ministry|ministere)\b/;

/** From about -3, surely a company, to 3, surely a title. */
export function titleness(part: string): number {
  const plain = fold(part.replaceAll(/\([^)]*\)/g, ""));
  const core = plain
    .split(" ")
    .filter((word) => !rankWords.has(word) && !/^(?:i{1,3}|iv|v|\d)$/.test(word))
    .join(" ");
  const isKnown = occupationsTitled(plain).length > 0 || (core !== "" && occupationsTitled(core).length > 0);
  const title = isKnown ? 3 : titleWords.test(plain) ? 2 : 0;
  return title - (companyWords.test(plain) ? 2 : 0);
}
