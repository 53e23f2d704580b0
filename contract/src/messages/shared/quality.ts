/** What was measured of the search. The page is sent without scripts: no browser carries these texts. */
export const quality = {
  "quality.link": "How good the search is",
  "quality.heading": "How good the search is",
  "quality.opening":
    "What it finds, whether it respects your filters, and how long it takes. A program measured all of this, and anyone can run it again.",
  "quality.notMeasured": "Not measured for this version.",
  "quality.relevance": "Does it find what you meant?",
  "quality.relevanceBody":
    "Each query is sent the way a person would type it, and the whole list that comes back is graded. 1 means that no order could be better. For comparison, the same titles are ranked by BM25, the usual way to rank by words.",
  "quality.measures":
    "MAP: mean average precision over whole lists. NDCG@5 and NDCG@10: how good the first five and ten are. No hit: queries for which nothing was listed.",
  "quality.ownSet": "Our own queries",
  "quality.ownSetBody":
    "{{queries}} queries as people type them, with abbreviations, misspellings and four other languages, over {{documents}} generated postings. We graded which occupations answer a query before the search was first run. We grade ourselves here: the grades are in the repository for anyone to check.",
  "quality.titleSet": "A published collection",
  "quality.titleSetBody":
    "title-similarity-en: {{queries}} queries over {{documents}} job titles, judged by others. Each title is a posting that says nothing else. The search is not tuned to this collection: nobody who works on the search looks at it, and only totals are ever printed.",
  "quality.ranking": "Ranked by",
  "quality.words": "BM25 over words",
  "quality.trigrams": "BM25 over three-letter pieces",
  "quality.owedLeast": "Minimum",
  "quality.goal": "Goal",
  "quality.map": "MAP",
  "quality.ndcg5": "NDCG@5",
  "quality.ndcg10": "NDCG@10",
  "quality.withoutHit": "No hit",
  "quality.filters": "Does it respect the filters?",
  "quality.filtersBody":
    "Random searches with up to three filters each, and everything they list. Each listed posting was checked against the filters, using what the posting itself says, and each facet count against the search it leads to.",
  "quality.searches": "Searches with filters",
  "quality.checked": "Listed postings checked",
  "quality.violations": "Listed despite a filter",
  "quality.facetCounts": "Facet counts checked",
  "quality.wrongFacetCounts": "Facet counts that were wrong",
  "quality.latency": "How long does it take?",
  "quality.latencyBody":
    "Milliseconds for one search over {{postings}} generated postings, by type of search; half of them take at most p50, and 99 in 100 at most p99. Measured in the engine, with every word required as written. Understanding the sentence, close matches and the network add to this.",
  "quality.growth": "And with more postings?",
  "quality.growthBody":
    "The same searches over more and more postings, with a new index for each number of them. Both scales are logarithmic: one line up is ten times as long, one line to the right ten times as many.",
  "quality.growthPlot":
    "Times of each kind of search from {{least}} to {{most}} postings, a line for the median and one for the 99th percentile.",
  "quality.class": "Search",
  "quality.p50": "p50",
  "quality.p95": "p95",
  "quality.p99": "p99",
  "quality.samples": "Searches",
  "quality.owed": "Our targets",
  "quality.owedBody":
    "Each benchmark compares its figures with our targets. A missed target is shown like any other.",
  "quality.figure": "Figure",
  "quality.measuredFigure": "Measured",
  "quality.bound": "Target",
  "quality.atLeast": "at least {{bound}}",
  "quality.atMost": "at most {{bound}}",
  "quality.kept": "met",
  "quality.missed": "missed",
  "quality.machine":
    "Measured {{date}} on {{cores}} cores ({{model}}), {{memory}} GB of memory, {{system}}, Node {{node}}. Commit {{commit}}.",
  "quality.repeat": "Measure it yourself",
  "quality.repeatBody":
    "In a clone of the repository. The commands write the files behind this page, in bench/results. FOLDER holds the published collection; without it, only our own queries run.",
} as const;
