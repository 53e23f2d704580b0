/** What was measured of the search. The page is sent without scripts: no browser carries these texts. */
export const quality = {
  "quality.link": "How good the search is",
  "quality.heading": "How good the search is",
  "quality.opening":
    "What it finds, whether it keeps your filters, and how long it takes. A program measured all of this, and anybody can run it again.",
  "quality.notMeasured": "Not measured for this version.",
  "quality.relevance": "Does it find what was meant?",
  "quality.relevanceBody":
    "Each query is asked as anybody would ask it, and the whole list that comes back is graded. 1 means that nothing could be ordered better. For comparison the same titles are ranked by BM25, the usual way to rank by words.",
  "quality.measures":
    "MAP: mean average precision over whole lists. NDCG@5 and NDCG@10: how good the first five and ten are. No hit: queries for which nothing was listed.",
  "quality.ownSet": "Our own queries",
  "quality.ownSetBody":
    "{{queries}} queries as people type them, with abbreviations, misspellings and four other languages, over {{documents}} made-up postings. Which occupations answer a query was graded before the search was first asked. We grade ourselves here: the grades are in the repository, to be checked.",
  "quality.titleSet": "A published collection",
  "quality.titleSetBody":
    "title-similarity-en: {{queries}} queries over {{documents}} job titles, judged by others. Each title is a posting that says nothing else. The search is not tuned to this collection: whoever works on it does not look at it, and only totals are ever printed.",
  "quality.ranking": "Ranked by",
  "quality.words": "BM25 over words",
  "quality.trigrams": "BM25 over three-letter pieces",
  "quality.owedLeast": "Owed",
  "quality.goal": "Goal",
  "quality.map": "MAP",
  "quality.ndcg5": "NDCG@5",
  "quality.ndcg10": "NDCG@10",
  "quality.withoutHit": "No hit",
  "quality.filters": "Does it keep the filters?",
  "quality.filtersBody":
    "Random searches with up to three filters each, and everything they list. Each listed posting was held against the filters by what the posting itself says, and each facet count against the search that it promises.",
  "quality.searches": "Searches with filters",
  "quality.checked": "Listed postings checked",
  "quality.violations": "Listed in spite of a filter",
  "quality.facetCounts": "Facet counts checked",
  "quality.wrongFacetCounts": "Facet counts that were wrong",
  "quality.latency": "How long does it take?",
  "quality.latencyBody":
    "Milliseconds for one search over {{postings}} made-up postings, by what the search asks for; half of them take no longer than p50, all but one in a hundred no longer than p99. Measured in the engine, where every word has to occur as written. Reading the sentence, close matches and the way over the network come on top.",
  "quality.growth": "And with more postings?",
  "quality.growthBody":
    "The same searches over more and more postings, with an index made anew for each number of them. Both scales are logarithmic: one line further up is ten times as long, one further to the right ten times as many.",
  "quality.growthPlot":
    "Times of each kind of search from {{least}} to {{most}} postings, a line for the median and one for the 99th percentile.",
  "quality.class": "Search",
  "quality.p50": "p50",
  "quality.p95": "p95",
  "quality.p99": "p99",
  "quality.samples": "Searches",
  "quality.owed": "What is owed",
  "quality.owedBody":
    "Each benchmark holds its figures against what we owe. What is missed is said here like the rest.",
  "quality.figure": "Figure",
  "quality.measuredFigure": "Measured",
  "quality.bound": "Owed",
  "quality.atLeast": "at least {{bound}}",
  "quality.atMost": "at most {{bound}}",
  "quality.kept": "kept",
  "quality.missed": "missed",
  "quality.machine":
    "Measured {{date}} on {{cores}} cores ({{model}}), {{memory}} GB of memory, {{system}}, Node {{node}}. Commit {{commit}}.",
  "quality.repeat": "Measure it yourself",
  "quality.repeatBody":
    "In a clone of the repository. The commands write the files that this page is made from, in bench/results. FOLDER holds the published collection; without it our own queries alone are asked.",
} as const;
