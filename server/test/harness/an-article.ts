/** An article of the news, by its name in addresses. */
export const anArticle = (slug: string, publishedAt: number) => ({
  slug,
  title: `On <${slug}>`,
  summary: `About ${slug}.`,
  body: "<p>Words.</p>",
  publishedAt,
});
