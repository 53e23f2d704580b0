import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { keyCalls } from "@candor/contract/rate-limits";
import { apiAddresses } from "../api-addresses.ts";
import { CodeBox } from "./code-box.tsx";
import { GuidePart, Pairs, Said } from "./guide-part.tsx";

interface GettingStartedProps {
  readonly publicUrl: string;
}

const json = "-H 'Content-Type: application/json'";

/** A first call, a call with a key, and who may make which. */
export function GettingStarted({ publicUrl }: GettingStartedProps) {
  return (
    <>
      <GuidePart name="basics">
        <Said text="developers.basicsBody" />
        <Said text="developers.basicsUnknown" />
      </GuidePart>
      <GuidePart name="first">
        <Said text="developers.firstBody" search={apiAddresses.area("search", "searchJobs")} />
        <CodeBox
          label={message("developers.first")}
          text={`curl "${publicUrl}/rest/jobs/search" \\
  ${json} \\
  -d '{ "query": "nurse in austin", "size": 2 }'`}
        />
      </GuidePart>
      <GuidePart name="signIn">
        <Said text="developers.signInBody" />
        <CodeBox label={message("developers.signIn")} text={signingIn(publicUrl)} />
        <Said
          text="developers.signInLasts"
          days={limits.sessionDays}
          logOut={apiAddresses.area("sign-in", "logOut")}
          area={apiAddresses.area("sign-in")}
        />
      </GuidePart>
      <GuidePart name="keys">
        <Said text="developers.keysBody" />
        <Said text="developers.keysOpen" requests={keyCalls.requests} />
        <CodeBox
          label={message("developers.keys")}
          text={`curl "${publicUrl}/rest/program/postings" \\
  -H "Authorization: Bearer $API_KEY"`}
        />
      </GuidePart>
      <GuidePart name="callers">
        <Said text="developers.callersBody" />
        <Pairs
          pairs={callers.map((caller) => ({
            term: message(`developers.caller.${caller}`),
            text: message(`developers.caller.${caller}Body`),
          }))}
        />
        <Said text="developers.callersHidden" />
      </GuidePart>
    </>
  );
}

const callers = ["everybody", "person", "member", "program", "holder", "operator"] as const;

function signingIn(publicUrl: string): string {
  return `curl "${publicUrl}/rest/auth/code" \\
  ${json} \\
  -d '{ "email": "ada@example.com" }'

curl "${publicUrl}/rest/auth/login" \\
  ${json} \\
  -d '{
  "provider": "code",
  "credential": { "email": "ada@example.com", "code": "123456" }
}'

curl "${publicUrl}/rest/applications" \\
  -H "Authorization: Bearer $JWT"`;
}
