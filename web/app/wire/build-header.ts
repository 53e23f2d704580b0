/** On a page's data: the build that wrote it, as the manifest of that build names itself. */
export const buildHeader = "candor-build";
