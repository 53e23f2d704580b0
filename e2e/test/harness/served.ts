/** The server under test. The set-up stores these as environment variables, which workers inherit as text. */
const variables = {
  address: "E2E_ADDRESS",
  folder: "E2E_FOLDER",
  log: "E2E_LOG",
} as const;

export type Served = Readonly<Record<keyof typeof variables, string>>;

/** Read lazily: test files load before the server starts. */
export const served: Served = {
  /** No trailing slash. */
  get address() {
    return read("address");
  },
  /** The server's data folder. */
  get folder() {
    return read("folder");
  },
  /** The server's log file, at the level "debug", which has a line for each request. */
  get log() {
    return read("log");
  },
};

/** Tells the workers, which start later, where the server is. */
export function publish(values: Served): void {
  for (const [name, variable] of Object.entries(variables))
    process.env[variable] = values[name as keyof Served];
}

function read(name: keyof Served): string {
  const value = process.env[variables[name]];
  if (value === undefined) throw new Error(`Nothing is served yet: ${variables[name]} is not set.`);
  return value;
}
