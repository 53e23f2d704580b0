import { expect, it } from "vitest";
import { loginAddress, loginParameters } from "../../app/session/login-parameters.ts";

const parametersOf = (query: string) => loginParameters(new Request(`http://candor.test/login?${query}`));

it("R-35 N-07 takes the address of mail along", () => {
  expect(parametersOf("email=+ada%40example.com").email).toBe("ada@example.com");
  expect(parametersOf("").email).toBe("");
});

it("N-08 decodes where it leads once", () => {
  expect(parametersOf("redirect=%2Fsearch%3Fquery%3D50%2525").target).toBe("/search?query=50%25");
  expect(parametersOf("redirect=%252F%252Fevil.example").target).toBe("/");
  expect(parametersOf("").target).toBe("/");
});

it("S-21 knows a sign-up", () => {
  expect([parametersOf("for=sign-up").signingUp, parametersOf("for=kelp").signingUp]).toEqual([true, false]);
});

const names = { firstName: "Ada", lastName: "" };

it("hands on what is known, and nothing that says nothing", () => {
  const known = { email: "ada@example.com", target: "/about", signingUp: true, names };
  expect(loginAddress("code", known)).toBe(
    "/login/code?email=ada%40example.com&for=sign-up&firstName=Ada&redirect=%2Fabout",
  );
  expect(loginAddress("password", known)).toBe("/login/password?email=ada%40example.com&redirect=%2Fabout");
  expect(loginAddress("code", { email: "", target: "/", signingUp: false, names })).toBe("/login/code");
});
