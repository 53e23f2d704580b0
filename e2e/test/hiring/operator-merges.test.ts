import { message } from "@candor/contract/messages/message";
import { authorization } from "../harness/an-application.ts";
import { blank, expect, scripting, test } from "../harness/browser.ts";
import { error, field, press } from "../harness/easy-apply.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";

for (const [how, javaScriptEnabled] of scripting)
  test(`M-48 an administrator merges two names of one company for a reason, and can undo it: ${how}`, async ({
    account,
    signedIn,
  }) => {
    const owner = await account(newAddress("two-names"), blank);
    const headers = await authorization(owner);
    const [short, long] = [`Pier ${newAddress("short")}`, `Pier ${newAddress("long")}`];
    for (const name of [short, long])
      await owner.request.post("/rest/organizations", {
        headers,
        data: { name, firstName: "Ada", lastName: "Byron" },
      });

    const operator = newAddress("operator");
    await appointAdministrator(operator);
    const page = await signedIn(operator, "/admin/organizations", { javaScriptEnabled });
    await field(page, message("merge.from")).fill(short);
    await field(page, message("merge.into")).fill(long);
    await press(page, message("merge.do"));
    await error(page, message("validation.impersonationReason")).waitFor();
    await expect(field(page, message("merge.into"))).toHaveValue(long);

    const reason = "Their own site names both";
    await field(page, message("admin.reason")).fill(reason);
    await press(page, message("merge.do"));
    const asked = page.getByRole("heading", { name: message("merge.askTitle", { from: short, into: long }) });
    await asked.waitFor();
    await page.getByText(message("merge.mailed_one", { count: "1", from: short })).waitFor();
    await press(page, message("merge.cancel"));
    await expect(field(page, message("admin.reason"))).toHaveValue(reason);
    await press(page, message("merge.do"));
    await asked.waitFor();
    await press(page, message("merge.do"));
    await page.getByText(message("merge.done")).waitFor();
    const merge = page.getByRole("listitem").filter({ hasText: short });
    await expect(merge).toContainText(message("merge.reason", { reason }));

    await press(page, message("merge.undoThis", { from: short }));
    await page.getByText(message("merge.undone")).waitFor();
    await expect(merge).toContainText(message("merge.reason", { reason }));
  });
