import { type MessageKey, message } from "@candor/contract/messages/message";
import { useState } from "react";
import { useNavigate } from "react-router";
import { NoPosition, ownPosition, positionText } from "../form/own-location.ts";
import { withValues } from "../parameters.ts";

/** Asks the browser for its position and searches there, or says why it wasn't given. */
export function AskPosition({ parameters }: { parameters: URLSearchParams }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<MessageKey>();
  const ask = async () => {
    setAsking(true);
    setRefusal(undefined);
    try {
      const position = await ownPosition(navigator.geolocation);
      await navigate(withValues(parameters, "location", [positionText(position)]));
    } catch (error) {
      setRefusal(error instanceof NoPosition ? error.key : "location.positionUnavailable");
    } finally {
      setAsking(false);
    }
  };
  return (
    <p>
      <button type="button" className="action" aria-busy={isAsking} onClick={() => !isAsking && void ask()}>
        {message(isAsking ? "search.asking" : "search.useMyLocation")}
      </button>{" "}
      {refusal && <span role="alert">{message(refusal)}</span>}
    </p>
  );
}
