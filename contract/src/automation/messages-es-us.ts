import type { Translation } from "../messages/translation.ts";
import type { automation as english } from "./messages.ts";

export const automation: Translation<typeof english> = {
  "legal.lead": "Lo que aceptas, lo que guardamos y lo que aquí deciden los programas.",
  "legal.privacyLine": "Qué guardamos sobre ti, por cuánto tiempo y quién lo ve.",
  "legal.termsLine": "Con qué puedes contar y qué te pedimos.",
  "legal.aiLine": "Cada paso que da un programa por sí mismo, y cómo desactivarlo.",
  "aiPolicy.lead":
    "Ningún programa de aquí puntúa, ordena ni rechaza a una persona. Esta página enumera cada paso que da un programa por sí mismo.",
  "aiPolicy.never": "Lo que ningún programa hace",
  "aiPolicy.neverBody":
    "Las postulaciones se muestran según la fecha de su respuesta, salvo que quien contrata ordene su propia lista por requisitos cumplidos. Las lee una persona, y decide una persona. Un rechazo siempre tiene un motivo que eligió una persona.",
  "aiPolicy.model": "Modelos de lenguaje",
  "aiPolicy.modelBody":
    "Todos los pasos de abajo siguen reglas escritas, y el código de Candor muestra cada una. Un paso puede usar un modelo de lenguaje, si la administración de esta instancia ha conectado uno: recibe las búsquedas con palabras que las reglas no entendieron, sin tu nombre ni tu dirección. Su propuesta aparece como filtros que puedes quitar.",
  "aiPolicy.steps": "Los pasos",
  "aiPolicy.version": "Reglas de la versión {{version}}.",
  "aiPolicy.inputs": "Lee",
  "aiPolicy.seenBy": "Lo ve",
  "aiPolicy.turnOff": "Para desactivarlo",
  "aiPolicy.log": "Registro",
  "aiPolicy.isLogged":
    "Lo que decide de forma duradera se registra con todo lo que leyó, hasta por {{days}} días, para poder repetirlo. Versión {{version}} de sus reglas.",
  "aiPolicy.isNotLogged": "No se registra nada: se ejecuta de nuevo cada vez.",
  "automation.notice": "Lo que hacen los programas con las postulaciones",
  "automation.noticeBody":
    "Aquí ningún programa decide nada: ninguno puntúa, ordena ni rechaza a quien se postula. Un programa cuenta los requisitos que cumple una postulación, y quien contrata puede ordenar la lista por eso. Personas de {{organization}} leen cada postulación y deciden. Candor no sabe qué usan en otros sitios.",
  "automation.noticeSteps": "Cada paso que da un programa",
  "automation.noticeLaw": "{{law}} pide una declaración así",
  "automation.reading-a-search": "Leer una búsqueda",
  "automation.reading-a-searchDoes":
    "Convierte palabras en filtros, como un lugar, un puesto o un rango salarial.",
  "automation.reading-a-searchInputs": "Las palabras que escribes y las que usan las vacantes.",
  "automation.reading-a-searchSeenBy": "Tú: cada filtro está arriba de los resultados.",
  "automation.reading-a-searchTurnOff": "Quita un filtro.",
  "automation.ordering-results": "Ordenar los resultados",
  "automation.ordering-resultsDoes":
    "Pone primero las vacantes que coinciden con el puesto, las palabras y el lugar. Cada vacante explica su posición.",
  "automation.ordering-resultsInputs": "La búsqueda y las vacantes. Nunca quién eres ni qué hiciste antes.",
  "automation.ordering-resultsSeenBy":
    "Todos los que buscan. La misma búsqueda tiene el mismo orden para todos.",
  "automation.ordering-resultsTurnOff": "Ordena por fecha.",
  "automation.matching-alerts": "Hallar coincidencias para alertas",
  "automation.matching-alertsDoes":
    "Te envía por correo vacantes nuevas que coinciden con una búsqueda que guardaste, y dice por qué coincide cada una.",
  "automation.matching-alertsInputs": "La búsqueda que guardaste y las vacantes nuevas.",
  "automation.matching-alertsSeenBy": "Tú.",
  "automation.matching-alertsTurnOff": "Pausa o elimina la alerta. Cada correo tiene un enlace para eso.",
  "automation.reading-resumes": "Leer un currículum",
  "automation.reading-resumesDoes":
    "Encuentra datos como tu teléfono y empleos anteriores, para que no tengas que escribirlos.",
  "automation.reading-resumesInputs": "El archivo que subes.",
  "automation.reading-resumesSeenBy":
    "Tú: cada dato muestra su línea, y no se conserva nada hasta que lo aceptas.",
  "automation.reading-resumesTurnOff": "Descarta los datos, o completa tu perfil a mano.",
  "automation.reading-postings": "Leer datos en una vacante",
  "automation.reading-postingsDoes":
    "Encuentra datos como patrocinio, turnos y licencias. Lo que un texto no dice se muestra como no indicado.",
  "automation.reading-postingsInputs": "El texto de la propia vacante.",
  "automation.reading-postingsSeenBy": "Todos, con la frase que indica el dato.",
  "automation.reading-postingsTurnOff": "Quien contrata puede corregir cada dato en el editor de la vacante.",
  "automation.comparing-requirements": "Comparar los requisitos con lo que muestras",
  "automation.comparing-requirementsDoes":
    "Enumera los requisitos de una vacante y dice de cada uno si tu perfil o tu currículum lo muestra. Una postulación conserva la lista como estaba cuando la enviaste. Quien contrata puede ordenar sus postulaciones por cuántos requisitos cumplen.",
  "automation.comparing-requirementsInputs":
    "Los requisitos de la vacante, y tus empleos, habilidades y estudios. Nunca tu nombre, edad, género, escuela o lugar.",
  "automation.comparing-requirementsSeenBy": "Tú y quien contrata, que lee la misma lista.",
  "automation.comparing-requirementsTurnOff":
    "No se puede desactivar. No ordena nada por sí misma ni rechaza a nadie; la vista previa lo muestra antes de que envíes.",
  "automation.hiding-details": "Ocultar datos a quien contrata",
  "automation.hiding-detailsDoes":
    "Tacha tus correos y números de teléfono hasta que los compartes. En una revisión a ciegas, también tu nombre, enlaces y escuelas.",
  "automation.hiding-detailsInputs": "Lo que envías: tu presentación, respuestas, mensajes y currículum.",
  "automation.hiding-detailsSeenBy": "Quien contrata, que lee el resto. Tú ves lo que enviaste.",
  "automation.hiding-detailsTurnOff":
    "Muestra tu correo y tu número en la página de la postulación. Una revisión a ciegas termina en la etapa que eligió la organización.",
  "automation.finding-copies": "Encontrar copias de una vacante",
  "automation.finding-copiesDoes":
    "Muestra varias copias de un empleo como una sola vacante, y une un empleo publicado de nuevo con su historial.",
  "automation.finding-copiesInputs": "Los títulos, textos, lugares y organizaciones de las vacantes.",
  "automation.finding-copiesSeenBy": "Todos.",
  "automation.finding-copiesTurnOff":
    "No se puede desactivar. Escríbenos si dos empleos se muestran como uno.",
  "automation.warning-signs": "Mostrar señales de alerta",
  "automation.warning-signsDoes":
    "Nombra señales de alerta de una vacante fraudulenta, de una lista cerrada, cada una con su evidencia. No hay puntuación.",
  "automation.warning-signsInputs": "La vacante, y cómo se puede contactar a quien contrata.",
  "automation.warning-signsSeenBy": "Primero quien contrata, después todos los que abren la vacante.",
  "automation.warning-signsTurnOff":
    "Quien contrata puede quitar la causa. Escríbenos si una señal está mal.",
  "automation.confirming-postings": "Retirar lo que nadie confirma",
  "automation.confirming-postingsDoes":
    "Saca una vacante de la búsqueda cuando pasa su último día o quien contrata ya no confirma que está abierta.",
  "automation.confirming-postingsInputs": "El último día de la vacante, y cuándo se confirmó por última vez.",
  "automation.confirming-postingsSeenBy": "Quien contrata, y todos en el registro público de la vacante.",
  "automation.confirming-postingsTurnOff":
    "No se puede desactivar. Quien contrata puede confirmarla de nuevo en cualquier momento.",
  "automation.keeping-promises": "Cerrar lo que nadie respondió",
  "automation.keeping-promisesDoes":
    "Recuerda a quienes contratan las respuestas que vencen, cierra una postulación cuya fecha pasó y la cuenta en su historial.",
  "automation.keeping-promisesInputs":
    "La fecha de una postulación, la promesa de su vacante y cuándo respondió alguien.",
  "automation.keeping-promisesSeenBy":
    "Tú y quien contrata. El historial está abierto a todos y no nombra a ningún postulante.",
  "automation.keeping-promisesTurnOff":
    "No se puede desactivar. Una respuesta que llega tarde reabre la postulación.",
  "automation.earlier-applications": "Notar una postulación anterior",
  "automation.earlier-applicationsDoes": "Te avisa antes de que te postules dos veces al mismo empleo.",
  "automation.earlier-applicationsInputs": "Tus propias postulaciones.",
  "automation.earlier-applicationsSeenBy": "Solo tú.",
  "automation.earlier-applicationsTurnOff": "Postúlate de todos modos.",
  "automation.reading-pitches": "Leer una presentación",
  "automation.reading-pitchesDoes":
    "Pregunta si quieres enviar una presentación que no menciona nada de la vacante. No rechaza ninguna.",
  "automation.reading-pitchesInputs": "Tu presentación y el texto de la vacante.",
  "automation.reading-pitchesSeenBy": "Solo tú.",
  "automation.reading-pitchesTurnOff": "Envíala de todos modos.",
  "automation.minding-the-pace": "Sugerir una pausa",
  "automation.minding-the-paceDoes":
    "Te avisa cuando has enviado muchas postulaciones en un día, y ofrece guardar la siguiente como borrador.",
  "automation.minding-the-paceInputs": "Cuántas postulaciones enviaste en las últimas 24 horas.",
  "automation.minding-the-paceSeenBy": "Solo tú.",
  "automation.minding-the-paceTurnOff": "Envía de todos modos.",
  "automation.guarding-accounts": "Proteger las cuentas",
  "automation.guarding-accountsDoes":
    "Limita cuántas veces se puede probar un código o una contraseña, y te avisa de un dispositivo desconocido.",
  "automation.guarding-accountsInputs":
    "La dirección de red, el navegador y la hora de los inicios de sesión.",
  "automation.guarding-accountsSeenBy": "Tú, en el historial de inicios de sesión de tu cuenta.",
  "automation.guarding-accountsTurnOff": "No se puede desactivar: protege tu cuenta.",
};
