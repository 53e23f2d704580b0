/** The server under test. The set-up writes these down; what a worker inherits of them is text. */
const variables = {
  address: "E2E_ADDRESS",
  folder: "E2E_FOLDER",
  log: "E2E_LOG",
} as const;

export type Served = Readonly<Record<keyof typeof variables, string>>;

/** Read when asked for: files of tests are loaded before the server is started. */
export const served: Served = {
  /** No trailing slash. */
  get address() {
    return read("address");
  },
  /** Its data folder. */
  get folder() {
    return read("folder");
  },
  /** The file of its log, at the level "debug", which has a line for each request. */
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
