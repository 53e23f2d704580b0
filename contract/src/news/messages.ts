/** Where an administrator writes the news. */
export const adminNews = {
  "adminNews.title": "News",
  "adminNews.lead":
    "Everybody can read an article as soon as you publish it. Feeds and search engines find it, too.",
  "adminNews.write": "Write an article",
  "adminNews.published": "Published",
  "adminNews.articleTitle": "Title",
  "adminNews.summary": "Summary",
  "adminNews.summaryHint": "One or two sentences for the list of news and for search engines.",
  "adminNews.text": "Text",
  "adminNews.textHint":
    "A blank line begins a paragraph. Or write HTML: headings, lists, links and emphasis are kept.",
  "adminNews.publish": "Publish",
  "adminNews.wasPublished": "The article is published.",
  "adminNews.edit": "Edit “{{title}}”",
  "adminNews.article": "The article",
  "adminNews.editHint": "It keeps its address and its date.",
  "adminNews.save": "Save",
  "adminNews.seePublic": "As everybody sees it",
  "adminNews.remove": "Take it down",
  "adminNews.removeBody": "The article and its address are gone for good. You can't undo this.",
  "adminNews.removeNow": "Take it down for good",
  "adminNews.removed": "The article is taken down.",
  "validation.articleTitleRequired": "Enter a title",
  "validation.articleSummaryRequired": "Say in a sentence what it is about",
  "validation.articleTextRequired": "Write the article's text",
} as const;
