import { message } from "@candor/contract/messages/message";
import { signInProviders } from "@candor/contract/values";
import { useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { useSignInProviders } from "./use-sign-in-providers.ts";

/** S-19. A native form: it leads to another site. */
export function ProviderButtons() {
  const providers = useSignInProviders();
  const [parameters] = useSearchParams();
  if (providers.length === 0) return null;
  return (
    <form
      method="post"
      action={addresses.loginProvider}
      className="login-providers"
      aria-label={message("login.providers")}
    >
      <input type="hidden" name="redirect" value={parameters.get("redirect") ?? ""} />
      {providers.map((name) => (
        <Button key={name} tone="quiet" name="provider" value={name}>
          {message("auth.continueWith", { provider: signInProviders[name] })}
        </Button>
      ))}
    </form>
  );
}
