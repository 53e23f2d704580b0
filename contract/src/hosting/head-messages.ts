/** What other sites show about a posting, and whom it is posted for: fields beside those of the job itself. */
export const postingHeads = {
  "hosting.section.found": "Search engines and shared links",
  "hosting.hint.searchDescription":
    "Optional, up to 160 characters. If you leave it empty, search engines get what the posting states.",
  "hosting.hint.cardTitle":
    "Optional, up to 70 characters. If you leave it empty, the card has the posting's title.",
  "hosting.hint.cardText":
    "Optional, up to 120 characters. The card always shows pay, place and your promise.",
  "hosting.charactersLeft_one": "{{count}} character left",
  "hosting.charactersLeft_other": "{{count}} characters left",
  "hosting.field.searchDescription": "Description for search engines",
  "hosting.field.cardTitle": "Title of the card that links show",
  "hosting.field.cardText": "Text of that card",
  "hosting.field.client": "Client",
} as const;
