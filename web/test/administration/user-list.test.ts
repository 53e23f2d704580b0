import type { User } from "@candor/contract/administration/user-shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { UserList } from "../../app/administration/user-list.tsx";

function shown(users: readonly User[]): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => h(UserList, { users }) }]);
  return renderToStaticMarkup(h(Stub));
}

const createdAt = "2026-11-03T15:00:00.000Z";

describe("R-69 the list of users", () => {
  it("has a heading over each column, and names each line by its account", () => {
    const ada = { id: "1", name: "Ada", email: "ada@example.com", createdAt, lastSeenAt: createdAt };
    const page = shown([{ ...ada, state: "active", roles: ["member", "pro"] }]);
    const headings = [...page.matchAll(/<th scope="col">([^<]+)/g)].map(([, heading]) => heading);
    expect(headings).toEqual(["Name or email", "State", "Role", "Created", "Last seen"]);
    expect(page).toMatch(/<th scope="row"><a [^>]*>Ada<\/a><span class="book-place">ada@example.com/);
    expect(page).not.toContain("Member");
  });

  it("says of an account without a role or a visit that it has none", () => {
    const page = shown([{ id: "1", email: "new@example.com", createdAt, state: "unproved", roles: [] }]);
    expect(page).toContain("Never");
    expect(page).toMatch(/data-label="Role">[^<]+</);
  });

  it("is no table without accounts", () => {
    expect(shown([])).toBe("");
  });
});
