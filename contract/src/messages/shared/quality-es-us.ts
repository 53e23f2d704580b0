import type { Translation } from "../translation.ts";
import type { quality as english } from "./quality.ts";

export const quality: Translation<typeof english> = {
  "quality.link": "Qué tan buena es la búsqueda",
  "quality.heading": "Qué tan buena es la búsqueda",
  "quality.opening":
    "Qué encuentra, si respeta tus filtros y cuánto tarda. Un programa midió todo esto, y cualquiera puede volver a ejecutarlo.",
  "quality.notMeasured": "Sin medir en esta versión.",
  "quality.sentences": "¿Entiende lo que escribes?",
  "quality.sentencesBody":
    "{{sentences}} frases como las escribe la gente, cada una usada para buscar entre {{postings}} vacantes generadas. Unas personas marcaron lo que dice cada frase antes de que ningún programa la leyera, y dividieron las frases en dos: nada se ajusta a las no vistas, y nadie mira cómo se leen. En {{graded}} frases también se califican las diez primeras vacantes.",
  "quality.sentenceMeasures":
    "F1: qué tan bien se reconocen las partes de una frase; 1 es perfecto. Diez primeras: su calificación media de 0 a 3, frente a las diez mejores posibles. Locales: vacantes en el lugar pedido entre las diez primeras, donde hay diez. Empleo correcto: vacantes del empleo pedido entre las diez primeras. Sin aviso: frases de las que se pasó por alto una parte sin decirlo.",
  "quality.sentenceSet": "Frases",
  "quality.unseen": "No vistas",
  "quality.unseenBefore": "No vistas, antes",
  "quality.seen": "Usadas para ajustar",
  "quality.seenBefore": "Usadas para ajustar, antes",
  "quality.f1": "F1",
  "quality.grade": "Diez primeras",
  "quality.localShare": "Locales",
  "quality.titlesMet": "Empleo correcto",
  "quality.silent": "Sin aviso",
  "quality.byClass": "F1 de las frases no vistas, según cómo son",
  "quality.sentenceClass": "Clase",
  "quality.now": "Ahora",
  "quality.before": "Antes",
  "quality.class.short": "Pocas palabras",
  "quality.class.places": "Lugares",
  "quality.class.regions": "Regiones y varios lugares",
  "quality.class.abroad": "En el extranjero y cerca de mí",
  "quality.class.pay": "Salario",
  "quality.class.trade": "Palabras del oficio",
  "quality.class.licenses": "Licencias y habilidades",
  "quality.class.companies": "Empresas",
  "quality.class.spanish": "Español",
  "quality.class.typos": "Con errores de escritura",
  "quality.class.negation": "Lo que debe quedar fuera",
  "quality.class.flags": "Remoto, tipo, nivel",
  "quality.class.mixed": "Todo a la vez",
  "quality.relevance": "¿Encuentra lo que querías decir?",
  "quality.relevanceBody":
    "Cada consulta se envía como la escribiría una persona, y se califica toda la lista que devuelve. 1 significa que ningún orden podría ser mejor. Para comparar, los mismos títulos se ordenan con BM25, la forma habitual de ordenar por palabras.",
  "quality.measures":
    "MAP: precisión media promedio sobre listas completas. NDCG@5 y NDCG@10: qué tan buenos son los primeros cinco y diez. Sin resultado: consultas para las que no se listó nada.",
  "quality.ownSet": "Nuestras propias consultas",
  "quality.ownSetBody":
    "{{queries}} consultas como las escribe la gente, con abreviaturas, errores y otros cuatro idiomas, sobre {{documents}} vacantes generadas. Calificamos qué ocupaciones responden a una consulta antes de ejecutar la búsqueda por primera vez. Aquí nos calificamos a nosotros mismos: las calificaciones están en el repositorio para que cualquiera las revise.",
  "quality.titleSet": "Una colección publicada",
  "quality.titleSetBody":
    "title-similarity-en: {{queries}} consultas sobre {{documents}} títulos de empleo, juzgadas por otros. Cada título es una vacante que no dice nada más. La búsqueda no se ajusta a esta colección: nadie que trabaje en la búsqueda la mira, y solo se imprimen totales.",
  "quality.ranking": "Ordenado por",
  "quality.words": "BM25 sobre palabras",
  "quality.trigrams": "BM25 sobre grupos de tres letras",
  "quality.owedLeast": "Mínimo",
  "quality.goal": "Meta",
  "quality.map": "MAP",
  "quality.ndcg5": "NDCG@5",
  "quality.ndcg10": "NDCG@10",
  "quality.withoutHit": "Sin resultado",
  "quality.filters": "¿Respeta los filtros?",
  "quality.filtersBody":
    "Búsquedas al azar con hasta tres filtros cada una, y todo lo que listan. Cada vacante listada se comparó con los filtros, según lo que dice la propia vacante, y cada conteo de faceta con la búsqueda a la que lleva.",
  "quality.searches": "Búsquedas con filtros",
  "quality.checked": "Vacantes listadas revisadas",
  "quality.violations": "Listadas a pesar de un filtro",
  "quality.facetCounts": "Conteos de facetas revisados",
  "quality.wrongFacetCounts": "Conteos de facetas incorrectos",
  "quality.latency": "¿Cuánto tarda?",
  "quality.latencyBody":
    "Milisegundos de una búsqueda entre {{postings}} vacantes generadas, por tipo de búsqueda; la mitad tarda como máximo p50, y 99 de cada 100 como máximo p99. Medido en el motor, con cada palabra obligatoria tal como está escrita. A esto se suman entender la frase, las coincidencias cercanas y la red.",
  "quality.growth": "¿Y con más vacantes?",
  "quality.growthBody":
    "Las mismas búsquedas entre cada vez más vacantes, con un índice nuevo para cada cantidad. Ambas escalas son logarítmicas: una línea más arriba es diez veces más tiempo, una línea a la derecha diez veces más vacantes.",
  "quality.growthPlot":
    "Tiempos de cada tipo de búsqueda desde {{least}} hasta {{most}} vacantes, una línea para la mediana y otra para el percentil 99.",
  "quality.class": "Búsqueda",
  "quality.p50": "p50",
  "quality.p95": "p95",
  "quality.p99": "p99",
  "quality.samples": "Búsquedas",
  "quality.owed": "Nuestros objetivos",
  "quality.owedBody":
    "Cada medición compara sus cifras con nuestros objetivos. Un objetivo que no se cumple se muestra como cualquier otro.",
  "quality.figure": "Cifra",
  "quality.measuredFigure": "Medido",
  "quality.bound": "Objetivo",
  "quality.atLeast": "al menos {{bound}}",
  "quality.atMost": "como máximo {{bound}}",
  "quality.kept": "se cumple",
  "quality.missed": "no se cumple",
  "quality.machine":
    "Medido el {{date}} con {{cores}} núcleos ({{model}}), {{memory}} GB de memoria, {{system}}, Node {{node}}. Commit {{commit}}.",
  "quality.repeat": "Mídelo tú",
  "quality.repeatBody":
    "En un clon del repositorio. Los comandos escriben los archivos de los que sale esta página, en bench/results. FOLDER contiene la colección publicada; sin ella, solo se ejecutan nuestras propias consultas.",
};
