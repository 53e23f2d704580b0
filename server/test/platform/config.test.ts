import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/platform/config.ts";

describe("configuration", () => {
  it("needs nothing to be set, and counts empty as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "  " })).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      production: false,
      role: "all",
      databaseUrl: undefined,
      resumeUploadMethod: "auto",
    });
  });

  it("listens everywhere in production only", () => {
    expect(readConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
    expect(readConfig({ NODE_ENV: "production", HOST: "10.0.0.1" }).host).toBe("10.0.0.1");
  });

  it("takes the slash off the public address", () => {
    expect(readConfig({ PUBLIC_URL: "https://jobs.example.com/" }).publicUrl).toBe(
      "https://jobs.example.com",
    );
  });

  it.each([
    ["PORT", "eighty", "PORT has to be a number from 0 to 65535."],
    ["PORT", "70000", "PORT has to be a number from 0 to 65535."],
    ["PUBLIC_URL", "jobs.example.com", "PUBLIC_URL has to be an address such as https://jobs.example.com."],
    ...["/jobs", "/?a", "#a"].map((rest) => [
      "PUBLIC_URL",
      `https://jobs.example.com${rest}`,
      "PUBLIC_URL has to be an address such as https://jobs.example.com, without path, query and password.",
    ]),
    [
      "PUBLIC_URL",
      "https://user:secret@jobs.example.com",
      "PUBLIC_URL has to be an address such as https://jobs.example.com, without path, query and password.",
    ],
    [
      "DATABASE_URL",
      "mysql://x",
      "DATABASE_URL has to be an address such as postgres://user:password@host:5432/candor.",
    ],
    ...["smtp://", "smtp:mail.example.com", "http://mail.example.com"].map((value) => [
      "SMTP_URL",
      value,
      "SMTP_URL has to be an address such as smtp://user:password@mail.example.com:587.",
    ]),
    ["MAIL_IN_PORT", "3000", "PORT and MAIL_IN_PORT are both 3000: give each a port of its own."],
    ["ROLE", "boss", "ROLE has to be all, web or worker."],
    ["ROLE", "web", "ROLE is not all, but DATABASE_URL is unset: several processes need PostgreSQL."],
    ["DEMO", "yes", "DEMO has to be 0 or 1."],
    ["NODE_ENV", "prod", "NODE_ENV has to be production, development or test."],
    ["MAIL_FROM", "Candor", "MAIL_FROM has to be an address such as Candor <no-reply@example.com>."],
    ["VAPID_KEY", "a", "VAPID_KEY is set, but this version has no part that uses it. Unset it."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL has to be trace, debug, info, warn, error, fatal or silent."],
    [
      "TRUSTED_PROXIES",
      "10.0.0.0/8, nonsense",
      "TRUSTED_PROXIES has to be a list of addresses or networks such as 10.0.0.0/8,127.0.0.1.",
    ],
    ["METRICS_TOKEN", "short", "METRICS_TOKEN has to have at least 16 characters."],
    ["ADMIN_EMAIL", "nobody", "ADMIN_EMAIL has to be an email address."],
    [
      "SEARCH_URL",
      "http://localhost:9200",
      "SEARCH_URL is set, but this version has no part that uses it. Unset it.",
    ],
    [
      "OAUTH_GOOGLE_CLIENT_ID",
      "x",
      "OAUTH_GOOGLE_CLIENT_ID and OAUTH_GOOGLE_CLIENT_SECRET belong together, and OAUTH_GOOGLE_ISSUER to them: set both or none.",
    ],
    [
      "OAUTH_FACEBOOK_ISSUER",
      "https://id.example.com",
      "OAUTH_FACEBOOK_CLIENT_ID and OAUTH_FACEBOOK_CLIENT_SECRET belong together, and OAUTH_FACEBOOK_ISSUER to them: set both or none.",
    ],
    [
      "DKIM_DOMAIN",
      "example.com",
      "DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY belong together: set all three or none.",
    ],
    ["DKIM_PRIVATE_KEY", "none", "DKIM_PRIVATE_KEY has to be an RSA private key in PEM."],
    ...["DKIM_KEY", "OAUTH_GITHUB_CLIENT_ID"].map((name) => [
      name,
      "x",
      `${name} is set, but this version has no part that uses it. Unset it.`,
    ]),
    [
      "AI_URL",
      "ftp://models.example.com",
      "AI_URL has to be an address such as https://models.example.com/v1.",
    ],
    ...["https://user:secret@models.example.com", "https://models.example.com/v1?key=secret"].map(
      (address) => [
        "AI_URL",
        address,
        "AI_URL has to be an address such as https://models.example.com/v1, without query and password.",
      ],
    ),
    ...["SMS_URL", "SMS_SECRET"].map((name) => [
      name,
      name === "SMS_URL" ? "https://sms.example.com/messages" : "s".repeat(32),
      "SMS_URL and SMS_SECRET belong together: set both or none.",
    ]),
    ["SMS_SECRET", "short", "SMS_SECRET has to have at least 32 characters."],
    ["AI_KEY", "two words", "AI_KEY has to be of letters, digits and signs, without space."],
    ...["AI_KEY", "AI_MODEL"].map((name) => [
      name,
      "x",
      "AI_URL and AI_MODEL belong together, and AI_KEY to them: set both or none.",
    ]),
    [
      "AI_URL",
      "https://models.example.com/v1",
      "AI_URL and AI_MODEL belong together, and AI_KEY to them: set both or none.",
    ],
  ])("refuses %s=%s with a sentence that names it", (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
  });

  it("takes a model with a key and without, and none", () => {
    const AI_URL = "https://models.example.com/v1/";
    const model = { url: "https://models.example.com/v1", key: undefined, name: "tiny" };
    expect(readConfig({ AI_URL, AI_MODEL: "tiny" }).model).toEqual(model);
    expect(readConfig({ AI_URL, AI_MODEL: "tiny", AI_KEY: "sesame" }).model).toEqual({
      ...model,
      key: "sesame",
    });
    expect(readConfig({}).model).toBeUndefined();
  });

  it.each(["auto", "api", "rest"])("V-41 takes the resume upload method %s", (method) => {
    expect(readConfig({ RESUME_UPLOAD_METHOD: method }).resumeUploadMethod).toBe(method);
  });

  it("V-41 takes s3 with a bucket, which auto prefers, and refuses it without one", () => {
    const FILES_URL = "https://key:secret@s3.example.com/bucket";
    expect(readConfig({ FILES_URL, RESUME_UPLOAD_METHOD: "s3" })).toMatchObject({ filesUrl: FILES_URL });
    expect(readConfig({ FILES_URL }).resumeUploadMethod).toBe("s3");
    expect(readConfig({ FILES_URL, RESUME_UPLOAD_METHOD: "rest" }).resumeUploadMethod).toBe("rest");
    expect(() => readConfig({ RESUME_UPLOAD_METHOD: "s3" })).toThrow(
      "RESUME_UPLOAD_METHOD is s3, but FILES_URL is unset: name the bucket there, or set it to auto, api or rest.",
    );
  });

  it.each(["https://s3.example.com/bucket", "https://key:secret@s3.example.com", "ftp://a:b@c/d"])(
    "V-41 refuses the file store %s",
    (FILES_URL) => {
      expect(() => readConfig({ FILES_URL })).toThrow("FILES_URL has to");
    },
  );

  it("V-41 K-17 refuses another resume upload method and lists the allowed ones", () => {
    expect(() => readConfig({ RESUME_UPLOAD_METHOD: "ftp" })).toThrow(
      "RESUME_UPLOAD_METHOD: Invalid resume upload method. Allowed values: auto, s3, api, rest.",
    );
  });

  it("names every mistake at once", () => {
    expect(() => readConfig({ PORT: "x", ROLE: "y" })).toThrow(/PORT.*\n.*ROLE|ROLE.*\n.*PORT/);
  });

  it("refuses to set time in production", () => {
    expect(() => readConfig({ TEST_CLOCK: "1", NODE_ENV: "production" })).toThrow(/TEST_CLOCK/);
  });
});
