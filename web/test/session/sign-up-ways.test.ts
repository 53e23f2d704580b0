import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, it } from "vitest";
import SignUp from "../../app/routes/session/login-sign-up.tsx";

/** The page that signs up, on an instance with these identity providers. */
function page(path: string, signInProviders: readonly string[]): string {
  const children = [{ id: "page", path, Component: SignUp, loader: () => null }];
  const Stub = createRoutesStub([{ id: "root", Component: Outlet, loader: () => null, children }]);
  const hydrationData = { loaderData: { root: { signInProviders }, page: { email: "", redirect: "" } } };
  return renderToStaticMarkup(h(Stub, { initialEntries: [path], hydrationData }));
}

it.each([
  ["/login/sign-up", "login.emailSignUp"],
  ["/login/email-sign-up", "login.otherWays"],
] as const)("R-33 %s leads to its other form only where that one differs", (path, way) => {
  expect(page(path, ["google"])).toContain(`>${message(way)}</a>`);
  expect(page(path, [])).not.toContain(`>${message(way)}</a>`);
});
