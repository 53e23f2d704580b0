import { email as emailSchema } from "@candor/contract/session";
import { appointPro, setAdministrator } from "../features/accounts/commands.ts";
import { nameKey } from "../features/organizations/rules.ts";
import { openRecords, runCommand, UsageError } from "./command.ts";

const usage = `Usage: npm run admin -- grant EMAIL              make an account an administrator
       npm run admin -- revoke EMAIL             take that right back
       npm run admin -- pro EMAIL ORGANIZATION   make a person the Pro of an organization`;

await runCommand(usage, async () => {
  const [verb = "", given = "", organization, ...rest] = process.argv.slice(2);
  if (rest.length > 0)
    throw new UsageError("There are too many words. Put a name that has spaces in quotes.");
  if (verb !== "grant" && verb !== "revoke" && verb !== "pro")
    throw new UsageError("Say grant, revoke or pro.");
  if ((organization === undefined) === (verb === "pro")) throw new UsageError(`What ${verb} needs is below.`);
  const email = emailSchema.safeParse(given);
  if (!email.success) throw new UsageError(`${given === "" ? "The address" : given} is no email address.`);
  const records = await openRecords();
  try {
    if (organization === undefined) {
      await setAdministrator(records, email.data, verb === "grant");
      process.stdout.write(`${email.data} is ${verb === "grant" ? "now" : "no longer"} an administrator.\n`);
      return 0;
    }
    const found = await appointPro(records, email.data, nameKey(organization));
    if (!found) process.stderr.write(`There is no organization ${organization}. Nothing was changed.\n`);
    else process.stdout.write(`${email.data} is a Pro of ${organization}.\n`);
    return found ? 0 : 1;
  } finally {
    await records.database.close();
  }
});
