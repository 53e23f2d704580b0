import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";

for (const [reducedMotion, fading] of [
  ["no-preference", ["display 300", "opacity 300", "overlay 300"]],
  ["reduce", []],
] as const)
  test(`K-10 a dialog fades for 300 ms in its place, and then is gone: ${reducedMotion}`, async ({
    open,
  }) => {
    const page = await open("/search?query=lighthouse", { reducedMotion });
    await page.waitForLoadState("networkidle");
    const help = page.getByRole("dialog", { name: message("keys.title") });
    await page.keyboard.press("?");
    await help.waitFor();
    const transitions = await help.evaluate((dialog: HTMLDialogElement) => {
      const running = () =>
        dialog
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(
            (animation) =>
              `${animation.transitionProperty} ${String(animation.effect?.getTiming().duration)}`,
          );
      for (const animation of dialog.getAnimations()) animation.finish();
      const before = dialog.getBoundingClientRect().top;
      dialog.close();
      const closing = running().toSorted();
      const moved = closing.length === 0 ? 0 : dialog.getBoundingClientRect().top - before;
      return { closing, moved };
    });
    expect(transitions).toEqual({ closing: fading, moved: 0 });
    await expect(help).toHaveCount(0);
  });
