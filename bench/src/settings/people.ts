/** Somebody with a browser that is signed in. */
export interface SignedIn {
  readonly cookie: string;
  readonly authorization: string;
}

/** Makes so many accounts with a password, each from an address of its own. */
export async function signUpMany(url: string, count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let at = 0; at < count; at += 1) people.push(await signUp(url, at));
  return people;
}

async function signUp(url: string, at: number): Promise<SignedIn> {
  const response = await fetch(`${url}/rest/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.${1 + at}` },
    body: JSON.stringify({
      signUp: true,
      email: `settings-${at}@example.com`,
      firstName: "Ada",
      lastName: "Byron",
      password: "kelp lantern 42",
    }),
  });
  if (!response.ok) throw new Error(`Nobody could sign up: ${await response.text()}`);
  const { jwt } = (await response.json()) as { jwt: string };
  const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { cookie: cookies.join("; "), authorization: `Bearer ${jwt}` };
}
