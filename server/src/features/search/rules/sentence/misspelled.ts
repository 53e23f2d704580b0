/**
 * Parts of patterns: words that state facts, as people misspell them. Nothing else corrects these: they are too short
 * for the index, or a filter has to be read before the index is asked.
 */
export const weekend = "(?:we{1,3}kend|weekned|weeknd|wk(?:e?n)?d)";
export const time = "(?:time|tme|tiem|tmie)";
export const shift = "(?:shift|shft|shfit|shif)";
export const hour = "(?:hour|houre|huor|hor)";
/** Also its short form, "exp". */
export const experience = "(?:exp[ei]r(?:i[ae]?|ei|e)n[cs]e|exprien[cs]e|expericen[cs]e|exp|xp)";
export const workFromHome = "w(?:or|ro)k(?:ing)?[-\\s]*(?:from|form|frm|fom)[-\\s]*(?:home|hom)";
export const remote = "(?:remot|remtoe|remoet|romote|reomte|rmote)";
