/** Data for search engines. Browsers run nothing of it; a tag in it cannot end it. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
