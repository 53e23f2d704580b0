import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Leaving } from "../../app/organizations/members/leaving.tsx";

const member = { id: "1", name: "Ada", email: "ada@x.example", since: "2026-11-03T15:00:00.000Z" };

function shown(role: "owner" | "recruiter"): string {
  const members = [
    { ...member, role, isCaller: true },
    { ...member, id: "2", role: "owner" as const, isCaller: false },
  ];
  const Component = () => h(Leaving, { organization: "Harbor Trust", members, refused: undefined });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
}

it.each(["owner", "recruiter"] as const)("a member leaves only after reading what is lost: %s", (role) => {
  expect(shown(role)).toMatch(/<details.*Only an owner can invite you back.*value="leave".*<\/details>/s);
});
