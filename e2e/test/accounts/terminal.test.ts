import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { faultsInEachView } from "../harness/faults.ts";
import { appointAdministrator } from "../harness/operator.ts";
import { newAddress } from "../harness/own-account.ts";

test("R-73 R-74 an administrator gives a process a command by keyboard", async ({ signedIn }) => {
  const operator = newAddress("operator");
  await appointAdministrator(operator);
  const page = await signedIn(operator, "/admin/dashboard");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: message("admin.terminal") }).click();
  await main.getByRole("heading", { level: 1, name: message("admin.terminal") }).waitFor();
  expect(await faultsInEachView(page)).toEqual([]);
  await main
    .getByRole("list", { name: message("terminal.processes") })
    .getByRole("link")
    .click();

  const line = page.getByLabel(message("terminal.command"), { exact: true });
  await line.fill("rm -rf /");
  await line.press("Enter");
  const alert = main.getByRole("alert");
  await expect(alert).toContainText("There is no command “rm”. Use one of these: help, status");
  await expect(alert).toBeFocused();
  await expect(line).toHaveValue("rm -rf /");

  await line.fill("status");
  await line.press("Enter");
  const output = page.getByRole("region", { name: message("terminal.outputOf", { line: "status" }) });
  await expect(output).toBeFocused();
  await expect(output).toContainText(/^database +ok/m);
  await expect(page.getByRole("listitem").filter({ hasText: operator })).toContainText(
    message("terminal.state.done"),
  );
  expect(await faultsInEachView(page)).toEqual([]);
});
