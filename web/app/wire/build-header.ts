/** On a page's data: the build that wrote it, by its manifest's name. */
export const buildHeader = "candor-build";
