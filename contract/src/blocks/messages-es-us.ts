import type { Translation } from "../messages/translation.ts";
import type { blocks as english } from "./messages.ts";

export const blocks: Translation<typeof english> = {
  "blocks.title": "Organizaciones bloqueadas",
  "blocks.lead":
    "Una organización que bloqueas ya no te ve: tus postulaciones y propuestas ahí desaparecen de sus listas, y sus vacantes y encargos, de las tuyas.",
  "blocks.blocked": "Bloqueadas",
  "blocks.blockedNone": "No has bloqueado a nadie.",
  "blocks.blockedName": "Nombre de la organización",
  "blocks.block": "Bloquear",
  "blocks.blockThis": "Bloquear a {{organization}}",
  "blocks.unblock": "Desbloquear",
  "blocks.unblockThis": "Desbloquear a {{organization}}",
  "blocks.since": "Desde el {{date}}",
  "blocks.employer": "Que no me vea mi empresa",
  "blocks.employerLead":
    "Agrega la empresa donde trabajas por su nombre o por el dominio de sus correos, como acme.com. Ninguna organización a la que pertenezca ve tu perfil, que te postulaste ni ninguna entrada sobre ti. Las postulaciones y propuestas que esperan ahí se retiran. Sigues viendo sus vacantes. Si tú te postulas ahí, te preguntamos antes.",
  "blocks.employerNone": "No te ocultas de ninguna empresa.",
  "blocks.employerName": "Nombre o dominio de tu empresa",
  "blocks.keepAway": "Ocultarme",
  "blocks.keepAwayNoLonger": "Dejar de ocultarme",
  "blocks.keepAwayNoLongerThis": "Dejar de ocultarme de {{organization}}",
  "blocks.sure": "¿Bloquear a {{organization}}?",
  "blocks.sureBody":
    "{{organization}} ya no ve tus postulaciones, y tú ya no ves sus vacantes. Puedes desbloquearla aquí en cualquier momento.",
  "blocks.sureWaiting":
    "Las postulaciones que esperan una respuesta ahí se retiran, y así se quedan: {{count}}.",
  "blocks.cancel": "Cancelar",
  "blocks.made": "Ya no te ve.",
  "blocks.removed": "Ya no está en tu lista.",
  "blocks.unknown":
    "Ninguna organización aquí tiene este nombre. Revisa cómo está escrito o, si es tu empresa, escribe su dominio.",
  "blocks.freeMail": "Muchas personas tienen una dirección ahí. Escribe un dominio que sea de tu empresa.",
  "blocks.postingTitle": "Bloqueaste a {{organization}}",
  "blocks.postingBody": "Por eso no ves sus vacantes. Desbloquéala para verlas de nuevo.",
  "blocks.applyAnyway":
    "Enviarla a {{organization}}, de quien me oculto en todo lo demás. Verá esta postulación.",
  "blocks.employerAsk":
    "Te ocultas de {{organization}}. Si envías esta postulación, la verá; no se le muestra nada más sobre ti.",
  "blocks.applyAnywayFor":
    "Enviarla a {{organization}}, que publica esto para {{client}}, de quien me oculto en todo lo demás.",
  "blocks.clientAsk":
    "Te ocultas de {{client}}. {{organization}} publica esto para {{client}} y puede decirle quién se postuló.",
  "blocks.clientBody":
    "{{agency}} publica esto para {{client}}. Por eso no lo ves. Desbloquea a {{client}} para verlo de nuevo.",
  "problem.organizationBlocked":
    "Bloqueaste a esta organización. Desbloquéala en tu configuración para postularte ahí.",
  "problem.employerKeptAway": "Te ocultas de esta organización. Confirma que puede ver esta postulación.",
  "problem.tooManyBlocks": "Llegaste al límite de organizaciones bloqueadas. Quita una primero.",
};
