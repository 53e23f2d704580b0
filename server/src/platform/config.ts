import { createPrivateKey } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { messageForAll } from "@candor/contract/messages/catalogues";
import { type ResumeUploadMethod, resumeUploadMethods } from "@candor/contract/values";
import { z } from "zod";
import { apiBase, flag, namesBucket, origin, port, serverUrl, url } from "./config-values.ts";
import { type ProviderSettings, providerVariables, readProviders } from "./identity-providers/settings.ts";

/** A wrong setting: the start stops with this sentence. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Settings by whose names an operator expects a part: push makes its own keys. Accepting one silently would be a false
 * promise.
 */
const promising = /^(?:SEARCH_URL$|VAPID_|DKIM_|OAUTH_.+_(?:CLIENT_ID|CLIENT_SECRET|ISSUER)$)/;

const schema = z.object({
  // A misspelled "production" would show everybody's sign-in codes in the mailbox.
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "has to be production, development or test" })
    .optional(),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  PUBLIC_URL: url(["http:", "https:"], "https://jobs.example.com").pipe(origin).optional(),
  DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host:5432/candor").optional(),
  SMTP_URL: serverUrl(["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587").optional(),
  MAIL_IN_PORT: port.optional(),
  MAIL_FROM: z
    .string()
    .refine(namesAddress, { error: "has to be an address such as Candor <no-reply@example.com>" })
    .default("Candor <no-reply@candor.test>"),
  MAIL_REPLY_TO: z.email({ error: "has to be an email address" }).optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_PRIVATE_KEY: z.string().refine(isRsaKey, { error: "has to be an RSA private key in PEM" }).optional(),
  SMS_URL: url(["http:", "https:"], "https://sms.example.com/messages").optional(),
  SMS_SECRET: z.string().min(32, { error: "has to have at least 32 characters" }).optional(),
  SMS_FROM: z.string().trim().max(50).default("Candor"),
  DNS_SERVER: z
    .string()
    .refine(isNameServer, { error: "has to be an address such as 127.0.0.1:5353" })
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.email({ error: "has to be an email address" }))
    .optional(),
  DEMO: flag.optional(),
  REVIEW_POSTINGS: flag.default(false),
  OUTBOUND: flag.default(false),
  ROLE: z.enum(["all", "web", "worker"], { error: "has to be all, web or worker" }).default("all"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "has to be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info"),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.every(isNetwork), {
      error: "has to be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1",
    })
    .default([]),
  LINKEDIN_URL: url(["https:"], "https://www.linkedin.com/company/example").default(
    "https://www.linkedin.com/",
  ),
  INSTAGRAM_URL: url(["https:"], "https://www.instagram.com/example").default("https://www.instagram.com/"),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, { error: "has to have 8 to 128 letters, digits and hyphens" })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: "has to have at least 16 characters" }).optional(),
  FILES_URL: url(["http:", "https:"], "https://KEY:SECRET@s3.example.com/bucket?region=us-east-1")
    .refine(namesBucket, { error: "has to name a key, a secret and a bucket" })
    .optional(),
  RESUME_UPLOAD_METHOD: z
    .enum(resumeUploadMethods, {
      error: `: ${messageForAll("error.invalidResumeUploadMethod")}. ${messageForAll("error.allowedResumeUploadMethods", { allowed: resumeUploadMethods.join(", ") })}`,
    })
    .default("auto"),
  AI_URL: url(["http:", "https:"], "https://models.example.com/v1").pipe(apiBase).optional(),
  AI_KEY: z
    .string()
    .regex(/^[!-~]+$/, { error: "has to be of letters, digits and signs, without space" })
    .optional(),
  AI_MODEL: z.string().trim().optional(),
  TEST_CLOCK: flag.default(false),
});

export interface Config {
  readonly production: boolean;
  /** Serves the web's sources with hot reload instead of its build. */
  readonly development: boolean;
  /** Builds, before listening, what the first search would otherwise wait for. */
  readonly warmStart: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** No trailing slash. Absent: derived from the address we listen on. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where replies to our mails go, unless the sending address takes replies itself. */
  readonly mailReplyTo: string | undefined;
  /** The port for incoming SMTP; absent if no mail comes in. */
  readonly mailInPort: number | undefined;
  readonly dkim: { domain: string; selector: string; privateKey: string } | undefined;
  /** The gateway for text messages, and the secret that signs what we send it and what it posts to us. */
  readonly sms: { url: string; secret: string } | undefined;
  /** The number or name that text messages come from. */
  readonly smsFrom: string;
  /** Used instead of the machine's own resolvers. */
  readonly dnsServer: string | undefined;
  readonly adminEmail: string | undefined;
  /** Absent: demo content is created if the data is new and this isn't production. */
  readonly demo: boolean | undefined;
  /** Whether an operator looks through a posting before it is first published. */
  readonly reviewsPostings: boolean;
  /** Whether this server may call addresses that its members name. */
  readonly callsOutside: boolean;
  /** `web` leaves tasks to other processes; `worker` serves operators only. */
  readonly role: "all" | "web" | "worker";
  readonly logLevel: string;
  readonly trustedProxies: readonly string[];
  /** N-04: the operator's pages at LinkedIn and Instagram. */
  readonly networks: { readonly professional: string; readonly photo: string };
  /** Served in a file of its name, which proves to search engines that news of changes comes from this site. */
  readonly indexNowKey: string | undefined;
  readonly metricsToken: string | undefined;
  /** An S3 bucket with its key and secret; if unset, files are in the data folder. */
  readonly filesUrl: string | undefined;
  /** `auto` only if nothing better than parts is available. */
  readonly resumeUploadMethod: ResumeUploadMethod;
  /** An OpenAI-compatible API; its address has no trailing slash. */
  readonly model: { url: string; key: string | undefined; name: string } | undefined;
  /** External sign-in providers. */
  readonly identityProviders: ProviderSettings;
  readonly testClock: boolean;
}

/** Whether `/dev/mailbox` stands in for the world's mail servers, for outgoing and incoming mail. */
export function hasMailbox({ production, smtpUrl }: Pick<Config, "production" | "smtpUrl">): boolean {
  return !production && smtpUrl === undefined;
}

/** Reads the settings of `operations.md`; empty means unset. Throws a `ConfigError` that names every mistake. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const mistakes = Object.keys(given)
    .filter((name) => promising.test(name) && !(name in schema.shape) && !providerVariables.includes(name))
    .map((name) => `${name} is set, but this version has no part that uses it. Unset it.`);
  const parsed = schema.safeParse(given);
  const identityProviders = readProviders(given, mistakes);
  if (!parsed.success) mistakes.push(...parsed.error.issues.map(sentence));
  if (parsed.success) mistakes.push(...contradictions(parsed.data));
  if (mistakes.length > 0 || !parsed.success) throw new ConfigError(mistakes.join("\n"));
  return { ...shape(parsed.data), identityProviders };
}

type Settings = z.output<typeof schema>;

function shape(settings: Settings): Omit<Config, "identityProviders"> {
  const production = settings.NODE_ENV === "production";
  return {
    production,
    development: settings.NODE_ENV === "development",
    // Developers and tests wait for every start, and few of them search.
    warmStart: settings.NODE_ENV === undefined || production,
    port: settings.PORT,
    host: settings.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    dataFolder: resolve(settings.DATA_DIR),
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ""),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailReplyTo: settings.MAIL_REPLY_TO,
    mailInPort: settings.MAIL_IN_PORT,
    dkim: dkim(settings),
    sms: sms(settings),
    smsFrom: settings.SMS_FROM,
    dnsServer: settings.DNS_SERVER,
    adminEmail: settings.ADMIN_EMAIL,
    demo: settings.DEMO,
    reviewsPostings: settings.REVIEW_POSTINGS,
    callsOutside: settings.OUTBOUND,
    role: settings.ROLE,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    networks: { professional: settings.LINKEDIN_URL, photo: settings.INSTAGRAM_URL },
    indexNowKey: settings.INDEXNOW_KEY,
    metricsToken: settings.METRICS_TOKEN,
    filesUrl: settings.FILES_URL,
    resumeUploadMethod:
      settings.RESUME_UPLOAD_METHOD === "auto" && settings.FILES_URL ? "s3" : settings.RESUME_UPLOAD_METHOD,
    model: model(settings),
    testClock: settings.TEST_CLOCK,
  };
}

function contradictions(settings: Settings): string[] {
  const found: string[] = [];
  if (settings.ROLE !== "all" && !settings.DATABASE_URL)
    found.push("ROLE is not all, but DATABASE_URL is unset: several processes need PostgreSQL.");
  if (settings.TEST_CLOCK && settings.NODE_ENV === "production")
    found.push("TEST_CLOCK is 1, but NODE_ENV is production: time cannot be set there.");
  if (settings.RESUME_UPLOAD_METHOD === "s3" && !settings.FILES_URL)
    found.push(
      "RESUME_UPLOAD_METHOD is s3, but FILES_URL is unset: name the bucket there, or set it to auto, api or rest.",
    );
  if (Boolean(settings.AI_URL) !== Boolean(settings.AI_MODEL) || (settings.AI_KEY && !settings.AI_URL))
    found.push("AI_URL and AI_MODEL belong together, and AI_KEY to them: set both or none.");
  if (Boolean(settings.SMS_URL) !== Boolean(settings.SMS_SECRET))
    found.push("SMS_URL and SMS_SECRET belong together: set both or none.");
  if (settings.MAIL_IN_PORT === settings.PORT && settings.PORT !== 0)
    found.push(`PORT and MAIL_IN_PORT are both ${settings.PORT}: give each a port of its own.`);
  const keys = [settings.DKIM_DOMAIN, settings.DKIM_SELECTOR, settings.DKIM_PRIVATE_KEY];
  if (keys.some(Boolean) && !keys.every(Boolean))
    found.push("DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: set all three or none.");
  return found;
}

function dkim({
  DKIM_DOMAIN: domain,
  DKIM_SELECTOR: selector,
  DKIM_PRIVATE_KEY: privateKey,
}: Settings): Config["dkim"] {
  return domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
}

function sms({ SMS_URL: url, SMS_SECRET: secret }: Settings): Config["sms"] {
  return url && secret ? { url, secret } : undefined;
}

function model({ AI_URL: url, AI_KEY: key, AI_MODEL: name }: Settings): Config["model"] {
  return url && name ? { url: url.replace(/\/+$/, ""), key, name } : undefined;
}

function sentence(issue: z.core.$ZodIssue): string {
  const gap = issue.message.startsWith(":") ? "" : " ";
  return `${issue.path.join(".")}${gap}${issue.message}${issue.message.endsWith(".") ? "" : "."}`;
}

/** "Candor <jobs@example.com>", or the address alone. */
function namesAddress(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]*)>\s*$/.exec(text) ?? [];
  // A machine in the same network may have a name without a dot.
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address.trim());
}

/** Mail is signed with rsa-sha256. */
function isRsaKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function isNameServer(text: string): boolean {
  const [, address = "", port] = /^(\[[^\]]+\]|[\d.]+)(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(address.replaceAll(/[[\]]/g, "")) > 0 && Number(port ?? 53) <= 65_535;
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
