import { argon2Sync, randomBytes } from "node:crypto";
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

/** From here on the account's password, and each guess at it, costs next to nothing to compare. */
export async function comparedCheaply({ parts }: TestApp, email: string, password: string): Promise<void> {
  const nonce = randomBytes(16);
  const least = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync("argon2id", { message: Buffer.from(password), nonce, ...least });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  await parts.database.write((writer) =>
    writer
      .updateTable("account")
      .set({ password_hash: `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}` })
      .where("email", "=", email)
      .execute(),
  );
}
