import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ResponseRecord } from "../../app/organizations/record/response-record.tsx";

const figures = { late: 0, missed: 0, since: "2026-08-29T00:00:00.000Z" };

it.each([
  { answers: 0, says: "Once there are five, every posting shows these figures." },
  { answers: 4, says: "Once there are five, every posting shows these figures." },
  { answers: 5, says: "Every posting shows these figures." },
])("a record of $answers answers says: $says", ({ answers, says }) => {
  const record = answers === 0 ? undefined : { ...figures, n: answers, answeredInTime: answers };
  const page = renderToStaticMarkup(createElement(ResponseRecord, { organization: "Acme", figures: record }));
  expect(page).toContain(`>${says}<`);
});
