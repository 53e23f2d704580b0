import type { Translation } from "../messages/translation.ts";
import type { match as english } from "./messages.ts";

export const match: Translation<typeof english> = {
  "match.title": "Cómo coincides, línea por línea",
  "match.titleOfApplicant": "Requisitos, línea por línea",
  "match.asSent": "Como se envió. {{organization}} y tú leen la misma hoja.",
  "match.asSentToPro": "Como se envió. Quien se postuló lee la misma hoja.",
  "match.same": "Si te postulas, {{organization}} lee esta misma hoja. No ordena ni rechaza a nadie.",
  "match.method":
    "Solo se leen la experiencia y las habilidades del perfil, y el currículum. El nombre, la edad, el género, la foto, la escuela y el código ZIP no cambian nada.",
  "match.read":
    "Unas reglas leyeron estos requisitos en el texto de la vacante. Nadie en {{organization}} los enumeró.",
  "match.none": "La vacante no indica requisitos que pudiéramos leer.",
  "match.musts": "Cumple {{met}} de {{of}} indispensables",
  "match.nice": "Cumple {{met}} de {{of}} deseables",
  "match.kind.must": "Indispensable",
  "match.kind.nice": "Deseable",
  "match.state.met": "Se cumple",
  "match.state.missing": "Falta",
  "match.state.unsaid": "No se dice",
  "match.from.experience": "Perfil, experiencia",
  "match.from.skills": "Perfil, habilidades",
  "match.from.resume": "Currículum",
  "match.lacking": "Nada menciona {{names}}",
  "match.related": "Relacionado: {{known}}. Piden {{asked}}.",
  "match.covered": "{{known}} abarca {{asked}}.",
  "match.years": "{{sum}}; piden {{asked}}",
  "match.yearsUnseen": "Piden {{asked}}; ningún empleo con fechas lo muestra",
  "match.yearsStated": "Una línea del currículum indica los años; las fechas suman {{sum}}.",
  "match.yearsStatedAlone": "Una línea del currículum indica los años; ningún empleo con fechas los muestra.",
  "match.span": "{{from}} a {{to}} · {{months}}",
  "match.now": "hoy",
  "match.overlap": "{{months}} de dos empleos a la vez, contados una sola vez",
  "match.year_one": "{{count}} año",
  "match.year_other": "{{count}} años",
  "match.month_one": "{{count}} mes",
  "match.month_other": "{{count}} meses",
  "match.generalPitch": "Tu presentación no menciona nada de esta vacante. ¿Enviarla de todos modos?",
  "match.changePitch": "Cambiar la presentación",
  "match.goesAlong":
    "{{organization}} también recibe cómo cumples los requisitos, línea por línea, con citas de tu currículum y de la experiencia y las habilidades de tu perfil. Es la hoja que ves.",
  "match.overdue_one":
    "{{count}} persona espera tu respuesta sobre este empleo después de la fecha que prometiste",
  "match.overdue_other":
    "{{count}} personas esperan tu respuesta sobre este empleo después de la fecha que prometiste",
  "match.overdueBody": "Aun así puedes reabrirlo, pero primero deberían tener noticias tuyas.",
  "match.answerThem": "Responderles",
  "match.order": "Orden",
  "match.order.dates": "Fecha prometida",
  "match.order.requirements": "Requisitos cumplidos",
  "match.ordered":
    "Ordenaste esta lista por requisitos cumplidos. Si hay empate, va primero la fecha prometida más temprana. Al final van las que no se pudieron comparar. Todas las promesas siguen en pie.",
  "match.notCompared": "Sin comparar: se envió antes de que comparáramos, o la vacante no indica requisitos",
  "match.improve": "Completar tu perfil",
  "match.legend":
    "Falta: el perfil o el currículum nombra cosas de este tipo, pero no esta, o muy poco de ella. No se dice: no dice nada al respecto.",
};
