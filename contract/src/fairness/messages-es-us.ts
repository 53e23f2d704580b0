import type { Translation } from "../messages/translation.ts";
import type { fairness as english } from "./messages.ts";

export const fairness: Translation<typeof english> = {
  "selfId.title": "Autoidentificación",
  "selfId.lead":
    "Puedes decirnos tu sexo, tu raza u origen étnico y si tienes una discapacidad. Es voluntario, y no cambia nada en tus postulaciones.",
  "selfId.purpose":
    "Se usa para una sola cosa: contar si las organizaciones seleccionan por igual a las personas. Se guarda aparte de tu perfil y de tus postulaciones. Ninguna organización lo ve jamás, y solo se publican cifras de grupos de cinco personas o más.",
  "selfId.back":
    "Puedes cambiarlo o retirarlo en cualquier momento. Los informes ya calculados se quedan como están; no nombran a nadie.",
  "selfId.sex": "Sexo",
  "selfId.ethnicity": "Raza u origen étnico",
  "selfId.notSaid": "Prefiero no decirlo",
  "selfId.disability": "Discapacidad",
  "selfId.disabilityLead":
    "Una discapacidad es una condición que limita de forma sustancial una o más de tus “actividades principales de la vida”. Si tienes o has tenido alguna vez una condición así, eres una persona con discapacidad.",
  "selfId.disabilityExamples": "Qué cuenta como discapacidad",
  "selfId.disabilitySource":
    "La pregunta y la lista son las del formulario CC-305 del Departamento de Trabajo de EE. UU., en traducción de Candor.",
  "selfId.noAnswer": "No quiero responder",
  "selfId.takeBack": "Retirar todo",
  "selfId.offer": "Ayúdanos a comprobar si se contrata con equidad",
  "selfId.offerLead": "La autoidentificación es voluntaria y nunca se muestra a una organización.",
  "selfId.offerLink": "Responde tres preguntas sobre ti, si quieres",
  "sex.female": "Femenino",
  "sex.male": "Masculino",
  "sex.another": "Otro",
  "ethnicity.hispanic": "Hispano o latino",
  "ethnicity.white": "Blanco (no hispano ni latino)",
  "ethnicity.black": "Negro o afroamericano (no hispano ni latino)",
  "ethnicity.pacificIslander": "Nativo de Hawái o de otra isla del Pacífico (no hispano ni latino)",
  "ethnicity.asian": "Asiático (no hispano ni latino)",
  "ethnicity.native": "Indígena americano o nativo de Alaska (no hispano ni latino)",
  "ethnicity.twoOrMore": "Dos o más razas (no hispano ni latino)",
  "disability.yes": "Sí, tengo una discapacidad, o la he tenido en el pasado",
  "disability.no": "No, no tengo una discapacidad ni la he tenido en el pasado",
  "disabilityGroup.yes": "Con discapacidad",
  "disabilityGroup.no": "Sin discapacidad",
  "disabilityExample.substance":
    "Trastorno por consumo de alcohol u otras sustancias (sin consumo ilegal de drogas en la actualidad)",
  "disabilityExample.autoimmune":
    "Trastorno autoinmune, por ejemplo, lupus, fibromialgia, artritis reumatoide, VIH/SIDA",
  "disabilityExample.sight": "Ceguera o baja visión",
  "disabilityExample.cancer": "Cáncer (pasado o presente)",
  "disabilityExample.heart": "Enfermedad cardiovascular o cardíaca",
  "disabilityExample.celiac": "Enfermedad celíaca",
  "disabilityExample.palsy": "Parálisis cerebral",
  "disabilityExample.hearing": "Sordera o mucha dificultad para oír",
  "disabilityExample.diabetes": "Diabetes",
  "disabilityExample.disfigurement":
    "Desfiguración, por ejemplo, la causada por quemaduras, heridas, accidentes o trastornos congénitos",
  "disabilityExample.seizures": "Epilepsia u otro trastorno convulsivo",
  "disabilityExample.digestion":
    "Trastornos gastrointestinales, por ejemplo, enfermedad de Crohn, síndrome del intestino irritable",
  "disabilityExample.intellectual": "Discapacidad intelectual o del desarrollo",
  "disabilityExample.mental":
    "Problemas de salud mental, por ejemplo, depresión, trastorno bipolar, trastorno de ansiedad, esquizofrenia, TEPT",
  "disabilityExample.limbs": "Falta total o parcial de extremidades",
  "disabilityExample.mobility":
    "Movilidad reducida que se beneficia del uso de silla de ruedas, escúter, andador, aparatos ortopédicos u otros apoyos",
  "disabilityExample.nerves":
    "Afección del sistema nervioso, por ejemplo, migrañas, enfermedad de Parkinson, esclerosis múltiple (EM)",
  "disabilityExample.neurodivergence":
    "Neurodivergencia, por ejemplo, trastorno por déficit de atención con hiperactividad (TDAH), trastorno del espectro autista, dislexia, dispraxia, otras dificultades de aprendizaje",
  "disabilityExample.paralysis": "Parálisis parcial o total (por cualquier causa)",
  "disabilityExample.breathing":
    "Afecciones pulmonares o respiratorias, por ejemplo, tuberculosis, asma, enfisema",
  "disabilityExample.stature": "Baja estatura (enanismo)",
  "disabilityExample.brain": "Lesión cerebral traumática",
  "bias.title": "Informe de sesgo",
  "bias.of": "Informe de sesgo de {{organization}}",
  "bias.ownLead":
    "Tasas de selección y razones de impacto en la forma de la Ley Local 144 de la ciudad de Nueva York, a partir de lo que los postulantes nos dijeron sobre sí mismos. Un semestre se puede calcular 45 días después de terminar, y una sola vez. Ves las cifras antes de publicarlas.",
  "bias.count": "Calcular: {{period}}",
  "bias.nothingToCount": "Aún no se puede calcular ningún semestre.",
  "bias.publish": "Publicar el informe: {{period}}",
  "bias.publishTitle": "¿Publicar este informe?",
  "bias.publishBody":
    "Cualquier persona podrá leer y descargar sus cifras: la página de {{organization}} lleva a ellas. No puedes retirar el informe ni calcularlo otra vez.",
  "bias.publishNow": "Publicarlo",
  "bias.publishNot": "No publicarlo",
  "bias.isPublished": "Publicado el {{date}}",
  "bias.notPublished": "Sin publicar: solo lo ve quien tiene el rol Propietario.",
  "bias.counted": "El informe se calculó.",
  "bias.publishedNotice": "El informe se publicó.",
  "bias.page": "Ver los informes publicados",
  "bias.link": "Informes de sesgo",
  "bias.none": "{{organization}} no ha publicado ningún informe de sesgo.",
  "bias.lead":
    "Quién se postuló, quién fue seleccionado y cómo se comparan los grupos. Las cifras vienen de lo que los postulantes quisieron decirnos sobre sí mismos.",
  "bias.period": "{{half}} semestre de {{year}}",
  "bias.half.1": "Primer",
  "bias.half.2": "Segundo",
  "bias.applicants_one": "Se postuló {{count}} persona.",
  "bias.applicants_other": "Se postularon {{count}} personas.",
  "bias.tooFew": "Se postularon muy pocas personas para mostrar cifras sin que se reconozca a alguien.",
  "bias.table.sex": "Por sexo",
  "bias.table.ethnicity": "Por raza u origen étnico",
  "bias.table.both": "Por sexo y por raza u origen étnico",
  "bias.table.disability": "Por discapacidad",
  "bias.group": "Grupo",
  "bias.applied": "Se postularon",
  "bias.selected": "Selección",
  "bias.rate": "Tasa de selección",
  "bias.ratio": "Razón de impacto",
  "bias.notShown_one":
    "{{count}} persona no está en esta tabla: no lo dijo, o su grupo es demasiado pequeño para mostrarlo.",
  "bias.notShown_other":
    "{{count}} personas no están en esta tabla: no lo dijeron, o su grupo es demasiado pequeño para mostrarlo.",
  "bias.noRows": "Ningún grupo es lo bastante grande para mostrarlo.",
  "bias.how":
    "La tasa de selección es la parte de quienes se postularon en un grupo que llegó a la etapa. La razón de impacto es esa tasa dividida entre la tasa más alta de la tabla. No se muestran grupos de menos de cinco personas, ni cifras de las que se podrían deducir. Cada persona cuenta una vez por semestre, que se calcula una sola vez.",
  "bias.csv": "Descargar como CSV",
  "problem.periodOpen": "Este semestre aún no se puede calcular.",
};
