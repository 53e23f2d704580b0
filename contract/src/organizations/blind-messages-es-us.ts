import type { Translation } from "../messages/translation.ts";
import type { blindReview as english } from "./blind-messages.ts";

export const blindReview: Translation<typeof english> = {
  "blind.applicant": "Postulante",
  "blind.fileName": "curriculum-{{id}}",
  "fairness.title": "Contratación equitativa en {{organization}}",
  "fairness.short": "Contratación equitativa",
  "blind.title": "Revisión a ciegas",
  "blind.lead":
    "Aquí todo el mundo lee las postulaciones sin el nombre, los datos de contacto, la foto ni las escuelas de quien se postula, hasta la etapa que elijas. Se avisa antes de postularse. Vale para las postulaciones que se envíen desde ahora, y esas siguen a ciegas hasta su etapa aunque la desactives.",
  "blind.until": "Ocultar quién es hasta",
  "blind.off": "No ocultar nada",
  "blind.hiddenUntil": "Oculto hasta: {{stage}}",
  "blind.resumeHidden":
    "Lectura a ciegas: los nombres, los datos de contacto, los enlaces y las escuelas están tachados hasta la etapa “{{stage}}”. Entonces se podrá descargar el archivo.",
  "blind.promise":
    "{{organization}} lee las postulaciones a ciegas. Tu nombre, tus datos de contacto, tu foto y tus escuelas quedan ocultos hasta la etapa “{{stage}}”.",
  "blind.promisePublic":
    "Lee las postulaciones a ciegas: los nombres, los datos de contacto, las fotos y las escuelas quedan ocultos hasta la etapa “{{stage}}”.",
};
