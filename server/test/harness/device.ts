import { randomBytes } from "node:crypto";
import type { Asked, TestApp } from "./app.ts";

/** A browser's device key, shown as its pages show it. */
export function newDevice() {
  return { headers: { "candor-device": randomBytes(32).toString("base64url") } };
}

export type Device = ReturnType<typeof newDevice>;

export function passwordLogIn(
  server: TestApp,
  device: Device,
  email: string,
  password: string,
): Promise<Asked> {
  const payload = { provider: "password", credential: { email, password } };
  return server.ask("POST", "/rest/auth/login", { ...device, payload });
}
