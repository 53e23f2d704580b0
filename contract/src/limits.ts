/**
 * What Candor takes at most and at least, and for how long. A namespace rather than an object: a page carries only those
 * that it names.
 */
export * as limits from "./limit-values.ts";
