import type { Translation } from "../messages/translation.ts";
import type { apiGuide as english } from "./messages.ts";

export const apiGuide: Translation<typeof english> = {
  "developers.lead":
    "Todo lo que hacen estas páginas puede hacerlo también un programa: buscar vacantes, postularse, seguir una postulación, publicar empleos y responder a quienes se postulan.",
  "developers.description":
    "Una guía de la API: una primera llamada, inicio de sesión, claves de API, límites, feeds y webhooks, y una referencia de cada llamada.",
  "developers.document":
    "[openapi.json]({{openApi}}) describe las {{calls}} en OpenAPI 3.1, para las herramientas que lo leen. Las [áreas](#areas) de abajo dicen lo mismo con palabras.",
  "developers.onThisPage": "En esta página",
  "developers.basics": "Lo que vale para toda llamada",
  "developers.basicsBody":
    "Los cuerpos son JSON en UTF-8, salvo los archivos. Las horas son ISO 8601 en UTC. Un id es un texto de dígitos. Un campo sin valor se omite, a menos que su descripción diga null.",
  "developers.basicsUnknown":
    "Los campos desconocidos de una solicitud se ignoran. En cualquier momento pueden aparecer campos nuevos en una respuesta, así que ignora los que no conozcas. Los campos no cambian de nombre.",
  "developers.first": "Una primera llamada",
  "developers.firstBody":
    "Buscar no necesita cuenta. La frase se lee como en la página de búsqueda; [su referencia]({{search}}) enumera todos los filtros.",
  "developers.signIn": "Iniciar sesión",
  "developers.signInBody":
    "Para actuar como alguien, haz que se le envíe un código por correo, cámbialo por un token y envíalo con cada llamada. El primer código también crea la cuenta.",
  "developers.signInLasts":
    "El `jwt` de la respuesta funciona {{days}} días, o hasta que se [termine]({{logOut}}). Contraseñas, enlaces, llaves de acceso y otros proveedores están en [Signing in]({{area}}).",
  "developers.keys": "Claves de API de una organización",
  "developers.keysBody":
    "Los propietarios de una organización crean claves en su página de conexiones. Una clave se muestra una sola vez, nombra lo que puede leer (`postings:read`, `applications:read`) y funciona hasta que se revoca.",
  "developers.keysOpen":
    "Una clave abre las llamadas bajo `/rest/program` y ninguna otra, {{requests}} veces por minuto. Ninguna abre lo que escribieron los postulantes: una respuesta tiene la dirección de la página donde un miembro lo lee.",
  "developers.callers": "Quién puede hacer cada llamada",
  "developers.callersBody": "Cada llamada dice para quién es. Un token puede hacer lo que puede su persona.",
  "developers.callersHidden":
    "El registro de otra persona responde 404, como uno que no existe. Preguntar no revela nada.",
  "developers.caller.everybody": "Cualquiera",
  "developers.caller.everybodyBody": "No hay que mostrar nada.",
  "developers.caller.person": "Una persona con sesión iniciada",
  "developers.caller.personBody":
    "El token, como `Authorization: Bearer …`. Postularse y algunas más necesitan antes un correo verificado: 403 `email-unproved`.",
  "developers.caller.member": "Miembros, Pros y propietarios",
  "developers.caller.memberBody":
    "El token de alguien que pertenece a la organización. Los miembros leen, los Pros además publican y responden, y los propietarios además deciden quién pertenece a ella.",
  "developers.caller.program": "Un programa",
  "developers.caller.programBody": "Una clave de API, como `Authorization: Bearer …`.",
  "developers.caller.holder": "Quien tiene un enlace o una clave",
  "developers.caller.holderBody":
    "El token de la dirección que dio un correo o una respuesta, o la clave de un borrador como `Candor-Draft`.",
  "developers.caller.operator": "Administración",
  "developers.caller.operatorBody":
    "El token de alguien que administra esta instancia. Los demás reciben 404.",
  "developers.problems": "Cuando se rechaza una llamada",
  "developers.problemsBody":
    "Todo rechazo es un documento de problema (RFC 9457). Decide según `code`, que es de una lista cerrada. `detail` es una frase para personas. `errors` nombra cada valor rechazado con un puntero JSON o el nombre de un parámetro. Cita `instance` si pides ayuda.",
  "developers.statuses": "Estados y qué hacer con ellos",
  "developers.status": "Estado",
  "developers.statusDo": "Qué hacer",
  "developers.status.400": "Cambia la solicitud: `errors` dice dónde.",
  "developers.status.401": "Inicia sesión de nuevo, o revisa la clave: no hay un token válido.",
  "developers.status.403": "Usa otra cuenta o clave: esta no puede hacerlo.",
  "developers.status.404": "Revisa la dirección. El registro ya no está, nunca estuvo, o no es tuyo.",
  "developers.status.405": "Usa uno de los métodos de `Allow`.",
  "developers.status.408": "Envía la solicitud de nuevo, más rápido: su cuerpo tardó demasiado.",
  "developers.status.409":
    "Lee el registro de nuevo: está en un estado que no lo permite. Si un registro estorba, `id` lo nombra.",
  "developers.status.410": "Pide un enlace, código o snapshot nuevo: este terminó.",
  "developers.status.413": "Envía menos: el cuerpo o el archivo es demasiado grande.",
  "developers.status.414": "Envía una dirección más corta.",
  "developers.status.415": "Envía JSON, o un formulario para un archivo, y nómbralo en `Content-Type`.",
  "developers.status.416": "Pide una parte que el archivo tenga.",
  "developers.status.422": "Envía otro archivo: este no se puede usar.",
  "developers.status.429": "Espera los segundos de `Retry-After`.",
  "developers.status.431": "Envía encabezados más cortos.",
  "developers.status.500": "Intenta más tarde, o pide ayuda: la falla es nuestra.",
  "developers.status.503":
    "Intenta de nuevo después de los segundos de `Retry-After`: hay demasiado que hacer.",
  "developers.status.507": "Intenta más tarde: el disco está lleno. Leer sigue funcionando.",
  "developers.everyCall":
    "Cualquier llamada puede rechazarse con estos: {{codes}}. La referencia enumera solo lo que una llamada les agrega.",
  "developers.limits": "Con qué frecuencia",
  "developers.limitsBody":
    "Cada llamada nombra su límite, y las que nombran el mismo se cuentan juntas. Por encima de él, la respuesta es 429 con `Retry-After` en segundos.",
  "developers.limitsSearch":
    "Una dirección de red puede tener {{searches}} búsquedas en marcha. Por encima de eso, o cuando una búsqueda tarda más de {{seconds}} segundos, la respuesta es 503 `overloaded`, también con `Retry-After`; no se hizo nada.",
  "developers.pages": "Listas por páginas",
  "developers.pagesBody":
    "La mayoría de las listas aceptan `from`, cuántos saltar, y `size`. Para una [búsqueda]({{search}}), envía también el `snapshot` de la primera respuesta, para que ninguna vacante salga dos veces mientras otras entran y salen.",
  "developers.pagesAfter":
    "Los programas leen en el orden de los ids: envía el `next` de una respuesta como `after`, hasta que no haya `next`.",
  "developers.repeat": "Enviar dos veces",
  "developers.repeatBody":
    "Si no llegó respuesta, envía la llamada de nuevo con el mismo `Idempotency-Key`, de {{characters}} caracteres como máximo, que eliges tú. Durante {{hours}} horas, la misma clave con el mismo cuerpo recibe otra vez la primera respuesta, y nada se hace dos veces. Con otro cuerpo recibe 409 `key-reused`.",
  "developers.repeatCalls": "Estas llamadas la aceptan:",
  "developers.repeatOthers": "Las demás se pueden repetir sin riesgo, o dicen qué pasa al repetirlas.",
  "developers.files": "Archivos",
  "developers.filesBody":
    "Envía un archivo como `multipart/form-data` en el campo `file`, de {{megabytes}} MB como máximo. Su contenido decide su tipo. 422 `file-unreadable` o `file-locked` dice por qué no se puede usar. Uno grande se puede enviar en [partes]({{parts}}) y continuar durante 24 horas.",
  "developers.filesAnswer":
    "Un archivo en una respuesta es una dirección con un token. Ábrela tal como está, sin encabezados: llega como adjunto. Funciona cinco minutos o un día, y nunca más que la sesión.",
  "developers.live": "Novedades en vivo",
  "developers.liveBody":
    "`{{socket}}` recibe y envía tramas de texto JSON. Una trama puede hacer cualquier llamada bajo `/rest`, con su propia autorización, o suscribirse a un tema. Conéctate con la dirección de esta instancia como `Origin`.",
  "developers.liveFrames":
    "La respuesta a una solicitud lleva su `id`. Los mensajes de un tema llevan su dirección. Envía tramas `ping` para mantener abierta la conexión. Cuando una sesión termina, su socket se cierra con {{code}}.",
  "developers.topics": "Temas",
  "developers.topic.notifications":
    "Lo que pasó y le concierne a la persona: postulaciones, entrevistas, mensajes, encargos.",
  "developers.topic.presence": "Qué colegas están viendo qué postulaciones.",
  "developers.topic.changes": "Los ids de las postulaciones que cambiaron, para miembros de su organización.",
  "developers.topic.ownChanges":
    "Los ids de tus postulaciones que cambiaste, o sobre las que escribiste, en otro lugar.",
  "developers.topic.content": "Cambiaron las novedades o el aviso del sitio. No necesita sesión.",
  "developers.webhooks": "Webhooks",
  "developers.webhooksBody":
    "Al programa de una organización se le puede avisar en vez de que pregunte: los propietarios agregan una dirección en la página de conexiones, si la administración de esta instancia permite llamar a otros servidores. Los eventos son {{events}}. Un propietario envía el último desde esa página, para probar la dirección.",
  "developers.webhooksSigned":
    "Una entrega nombra filas por número y no lleva nada que haya escrito una persona. `Candor-Signature` es `t=SECONDS,v1=HEX`, el HMAC-SHA256 de los segundos, un punto y el cuerpo, con el secreto que se mostró una vez. Compruébalo así:",
  "developers.webhooksRetried":
    "Responde con cualquier 2xx en diez segundos. Todo lo demás se reintenta durante dos días, con el mismo `id`. Las entregas pueden llegar dos veces y en desorden. [Programs and webhooks]({{programs}}) tiene las llamadas.",
  "developers.feeds": "Feeds",
  "developers.feedsBody":
    "Toda búsqueda es un feed, con los parámetros de su página: [RSS]({{rss}}), [Atom]({{atom}}), [JSON Feed]({{json}}), [CSV]({{csv}}) o un [iCalendar de fechas de cierre]({{ics}}). Enumera las vacantes según cuándo se vieron por primera vez, lo más nuevo primero. Envía el último `ETag` como `If-None-Match`. Un valor que no se entiende se rechaza con 400.",
  "developers.feedsOthers":
    "Una alerta de empleo tiene los mismos feeds, y su página muestra las direcciones. Las entrevistas y fechas límite de una persona son un [calendario privado]({{calendar}}). [Las novedades]({{news}}) tienen un feed Atom.",
  "developers.formats": "Vacantes que entran y salen",
  "developers.formatsOut":
    "Todas las vacantes abiertas están aquí en los formatos de [Indeed]({{indeed}}), [ZipRecruiter]({{zipRecruiter}}) y [LinkedIn]({{linkedIn}}). Con el nombre de una organización en la dirección, como en `/feeds/acme/indeed.xml`, un feed tiene solo las suyas. [El mapa del sitio]({{sitemap}}) enumera las páginas de Candor, las organizaciones, los encargos abiertos y las vacantes abiertas; la página de una vacante tiene `JobPosting` de schema.org como JSON-LD.",
  "developers.formatsEmbedded":
    "El sitio de una organización puede mostrar sus vacantes y un botón para postularse con un script o un marco. Su página de conexiones tiene el código.",
  "developers.formatsIn":
    "Los propietarios conectan un tablero, un feed o una página de empleos, y se consulta cada seis horas donde la administración lo permite: Greenhouse, Lever, Ashby, JSON-LD, el XML de arriba, RSS y Atom. [Connected sources]({{sources}}) tiene las llamadas. La administración importa lo mismo desde archivos, y también CSV.",
  "developers.formatsPeople":
    "Las personas descargan su perfil como [PDF, DOCX, JSON Resume o vCard]({{resumes}}), y todo lo que hay sobre ellas como [un ZIP]({{ownData}}). Un currículum, o la copia de sus datos de LinkedIn, se puede leer en un perfil.",
  "developers.proof": "Lo que se puede comprobar",
  "developers.proofBody":
    "El comprobante de una postulación es JSON firmado con Ed25519. [Verificar]({{verify}}) comprueba uno, y con [las claves públicas]({{keys}}) puede hacerlo tu propio programa. El historial de respuestas de una organización se puede volver a contar a partir de [sus eventos]({{ledger}}).",
  "developers.proofSecurity": "Reporta una vulnerabilidad como dice [security.txt]({{security}}).",
  "developers.areas": "Áreas",
  "developers.areasBody": "Todas las llamadas, con sus parámetros, campos, rechazos y un ejemplo.",
};
