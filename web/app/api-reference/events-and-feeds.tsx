import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { apiAddresses } from "../api-addresses.ts";
import { CodeBox } from "./code-box.tsx";
import type { Guide } from "./guide.ts";
import { GuidePart, Pairs, Said } from "./guide-part.tsx";

type EventsAndFeedsProps = Pick<Guide, "webhookEvents" | "topics" | "sessionEndedCode"> & {
  readonly publicUrl: string;
};

/** What the server sends by itself, and what feed readers poll. */
export function EventsAndFeeds({ webhookEvents, topics, sessionEndedCode, publicUrl }: EventsAndFeedsProps) {
  const feed = (format: "rss" | "atom" | "json" | "csv" | "ics") =>
    addresses.feed(format, new URLSearchParams({ query: "nurse in austin" }));
  return (
    <>
      <GuidePart name="live">
        <Said text="developers.liveBody" socket={`${publicUrl.replace(/^http/, "ws")}/rest/websocket`} />
        <CodeBox label={message("developers.live")} text={frames(topics.notifications)} />
        <Said text="developers.liveFrames" code={sessionEndedCode} />
        <h3>{message("developers.topics")}</h3>
        <Pairs
          pairs={topicNames.map((name) => ({
            term: `\`${topics[name]}\``,
            text: message(`developers.topic.${name}`),
          }))}
        />
      </GuidePart>
      <GuidePart name="webhooks">
        <Said
          text="developers.webhooksBody"
          events={webhookEvents.map((event) => `\`${event}\``).join(", ")}
        />
        <Said text="developers.webhooksSigned" />
        <CodeBox label={message("developers.webhooks")} text={check} />
        <Said text="developers.webhooksRetried" programs={apiAddresses.area("programs")} />
      </GuidePart>
      <GuidePart name="feeds">
        <Said
          text="developers.feedsBody"
          rss={feed("rss")}
          atom={feed("atom")}
          json={feed("json")}
          csv={feed("csv")}
          ics={feed("ics")}
        />
        <Said text="developers.feedsOthers" calendar={addresses.calendar} news={addresses.newsFeed} />
      </GuidePart>
      <GuidePart name="formats">
        <Said
          text="developers.formatsOut"
          indeed={apiAddresses.jobBoard("indeed")}
          zipRecruiter={apiAddresses.jobBoard("ziprecruiter")}
          linkedIn={apiAddresses.jobBoard("linkedin")}
          sitemap={apiAddresses.sitemap}
        />
        <Said text="developers.formatsEmbedded" />
        <Said text="developers.formatsIn" sources={apiAddresses.area("sources")} />
        <Said
          text="developers.formatsPeople"
          resumes={apiAddresses.area("resumes", "downloadMadeResume")}
          ownData={apiAddresses.area("own-data", "askExport")}
        />
      </GuidePart>
      <GuidePart name="proof">
        <Said
          text="developers.proofBody"
          verify={addresses.verify}
          keys={apiAddresses.receiptKeys}
          ledger={apiAddresses.area("organizations", "readLedger")}
        />
        <Said text="developers.proofSecurity" security={apiAddresses.securityText} />
      </GuidePart>
    </>
  );
}

const topicNames = ["notifications", "presence", "changes", "content"] as const;

function frames(topic: string): string {
  return `{ "kind": "request", "id": 1, "method": "SUBSCRIBE", "url": "${topic}",
  "headers": { "authorization": "Bearer …" } }
{ "kind": "response", "id": 1, "status": 200, "headers": {}, "body": {} }
{ "kind": "message", "url": "${topic}", "body": { "text": "…" } }
{ "kind": "ping" }
{ "kind": "pong" }`;
}

const check = `const [, seconds, hex] = /^t=(\\d+),v1=([\\da-f]{64})$/.exec(request.headers["candor-signature"]);
const expected = createHmac("sha256", secret).update(\`\${seconds}.\${rawBody}\`).digest();
const isOurs = timingSafeEqual(Buffer.from(hex, "hex"), expected);
const isRecent = Math.abs(Date.now() / 1000 - Number(seconds)) < 300;`;
