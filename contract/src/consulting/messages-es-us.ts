import type { Translation } from "../messages/translation.ts";
import type { consulting as english } from "./messages.ts";

export const consulting: Translation<typeof english> = {
  "consulting.title": "Asesoría",
  "consulting.lead": "Dinos que aceptas trabajos de asesoría y de qué tipo.",
  "consulting.meaning": "Qué significa inscribirte",
  "consulting.list":
    "Hay organizaciones que nos piden asesores. Si te inscribes, podemos encontrarte por tu especialidad y escribirte sobre su oferta. Tú decides qué responder.",
  "consulting.noPromise":
    "Nadie te promete una oferta. Inscribirte no cuesta nada, y puedes cancelar la inscripción en cualquier momento.",
  "consulting.shared": "Qué se comparte y con quién",
  "consulting.sharedWith":
    "Solo nuestra administración ve tu inscripción. Las organizaciones no se enteran de nada sobre ti por ella hasta que lo aceptes.",
  "consulting.sharedParts":
    "La administración ve tu especialidad, el lugar y el trabajo remoto que elegiste, tu nombre y tu correo y, de tu perfil, tu empleo más reciente, tus habilidades, para quién puedes trabajar y tu dirección de LinkedIn.",
  "consulting.notShared":
    "La administración no ve tu número de teléfono, tu domicilio, tus currículums, tus postulaciones ni lo que ganas.",
  "consulting.enroll": "Inscribirme en asesoría",
  "consulting.search": "Ver empleos por contrato",
  "consulting.yours": "Tu inscripción",
  "consulting.since": "Inscripción desde",
  "consulting.remote": "Remoto",
  "consulting.place": "Lugar",
  "consulting.anywhere": "Cualquier lugar",
  "consulting.change": "Cambiar tu inscripción",
  "consulting.searchSpecialty": "Ver empleos por contrato en {{specialty}}",
  "consulting.unenroll": "Cancelar inscripción",
  "consulting.enrolled":
    "Te inscribiste en asesoría con la especialidad {{specialty}}. Puedes cancelar la inscripción aquí en cualquier momento.",
  "consulting.unenrolled":
    "Cancelaste tu inscripción en asesoría. Tu perfil y tus postulaciones quedan como están.",
  "consulting.progress": "Inscripción en asesoría",
  "consulting.progressText": "Paso {{step}} de {{count}}: {{name}}",
  "consulting.continue": "Continuar",
  "consulting.back": "Volver: {{step}}",
  "consulting.specialtyLead": "¿En qué darías asesoría?",
  "consulting.identityLead": "A quién le llegaría una oferta.",
  "consulting.name": "Nombre",
  "consulting.email": "Correo",
  "consulting.changeName": "Cámbialo en Cuenta",
  "consulting.profileLead": "Lo que la administración lee sobre tu trabajo. Todo es opcional.",
  "consulting.profileKnown": "Tu perfil ya dice todo esto.",
  "consulting.changeProfile": "Cámbialo en tu perfil",
  "consulting.mostRecentJob": "Empleo más reciente",
  "consulting.skills": "Habilidades",
  "consulting.skillsHint": "Sepáralas con comas.",
  "consulting.searchLead": "¿Qué trabajo buscas?",
  "consulting.placeHint": "Opcional. Déjalo vacío si trabajarías en cualquier lugar.",
  "consulting.finish": "Inscribirme",
  "consultants.title": "Inscripciones en asesoría",
  "consultants.none": "No hay inscripciones.",
  "consultants.noneOf": "No hay inscripciones en {{specialty}}.",
  "consultants.total_one": "{{count}} persona inscrita.",
  "consultants.total_other": "{{count}} personas inscritas.",
  "consultants.noName": "Sin nombre",
  "consultants.all": "Todas las especialidades",
  "consultants.show": "Mostrar",
  "consultants.earlier": "Inscripciones anteriores",
  "consultants.workAuthorization": "Puede trabajar para",
  "validation.specialtyRequired": "Elige tu especialidad",
};
