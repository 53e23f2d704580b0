import type { Translation } from "../messages/translation.ts";
import type { jobs as english } from "./messages.ts";

export const jobs: Translation<typeof english> = {
  "search.somethingWentWrong":
    "Algo salió mal con esta búsqueda. Tus palabras y filtros se conservan. Intenta de nuevo en un momento.",
  "search.noMatches":
    "Ningún empleo coincide con esta búsqueda. Usa menos palabras, quita un filtro o amplía la distancia.",
  "search.invalidLocation":
    "No conocemos el lugar “{{location}}”. Revisa cómo está escrito, o escribe una ciudad con su estado.",
  "location.invalid": "Ubicación no válida",
  "location.couldNotGet": "No se pudo obtener la ubicación",
  "location.permissionDenied":
    "Tu navegador no compartió tu ubicación. Permítelo para este sitio en la configuración del navegador, o escribe un lugar.",
  "location.positionUnavailable": "Tu dispositivo no pudo determinar dónde está. Escribe un lugar.",
  "location.timeout": "Encontrar tu ubicación tardó demasiado. Intenta de nuevo, o escribe un lugar.",
  "job.notFound": "Empleo no encontrado",
  "job.notFoundBody":
    "No hay ningún empleo en esta dirección. Puede que se haya retirado, o que el enlace esté incompleto. Puedes buscar uno parecido.",
  "eligibility.title": "¿Puedo hacerlo desde donde vivo?",
  "eligibility.place": "Dónde vives",
  "eligibility.placeHint": "Una ciudad con su estado, o un país.",
  "eligibility.ask": "Averiguar",
  "eligibility.yes": "Sí, desde {{place}}",
  "eligibility.no": "No, desde {{place}} no",
  "eligibility.unsaid": "No dice si puedes hacerlo desde {{place}}",
  "eligibility.unknown": "No conocemos el lugar “{{place}}”. Escribe una ciudad con su estado, o un país.",
  "eligibility.places": "El trabajo se hace en: {{places}}.",
  "job.copyFrom": "{{organization}}, de {{source}}",
  "job.copySeen": "Vista por primera vez el {{date}}.",
  "job.copy.same-address": "Lleva a la misma dirección.",
  "job.copy.same-words": "Su texto es el mismo.",
  "job.copy.like-words": "Su texto es casi el mismo.",
  "job.copy.same-statements": "Su título, organización y lugar son los mismos.",
  "job.copy.another-copy": "Coincide con otra de estas.",
  "job.compensationPerYear": "{{min}} - {{max}} al año",
  "job.compensationPerHour": "{{min}} - {{max}} por hora",
  "charity.none": "Elige una organización benéfica",
  "charity.option": "{{name}}: {{about}}",
  "charity.choose": "¿A qué organización benéfica debe ir la donación?",
  "charity.about.doctors-without-borders": "Ayuda médica en emergencias",
  "charity.about.feeding-america": "Bancos de alimentos en todo Estados Unidos",
  "charity.about.habitat-for-humanity": "Viviendas que la gente puede pagar",
  "charity.about.direct-relief": "Medicinas después de los desastres",
  "charity.about.the-nature-conservancy": "Tierras y aguas que siguen vivas",
  "charity.about.st-jude": "Atención e investigación para niños enfermos",
  "charity.about.world-central-kitchen": "Comidas donde hubo desastres",
  "charity.about.year-up-united": "Capacitación para que jóvenes consigan empleo",
  "charity.about.dress-for-success": "Ayuda para mujeres que buscan empleo",
  "charity.about.goodwill": "Capacitación y colocación laboral",
  "charity.about.room-to-read": "Lectura y escuela para niños",
  "charity.about.wikimedia-foundation": "Conocimiento libre para todo el mundo",
  "apply.submitted": "Tu postulación se envió",
  "apply.submittedBody":
    "Enviada a {{organization}} el {{date}}. La respuesta se espera a más tardar el {{answerBy}}.",
  "migration.title": "Esta postulación pertenece a otra cuenta",
  "migration.body":
    "Se hizo con {{maskedEmail}}. Confirma que esa dirección es tuya, y la postulación pasa a la cuenta que usas ahora.",
};
