import { expect, it } from "vitest";
import { pageStatus } from "../../app/shell/page-status.ts";

const gone = { status: 404, statusText: "", internal: false, data: null };

it.each([
  [200, null, 200],
  [422, null, 422],
  [404, { page: gone }, 404],
  [422, { page: gone }, 404],
  [422, { page: new Error("A bug.") }, 500],
])(
  "R-43 R-51 a form answered with %i on a page with the errors %o is sent with %i",
  (status, errors, sent) => {
    expect(pageStatus(status, errors)).toBe(sent);
  },
);
