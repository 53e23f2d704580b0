import { createMemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { redirectToPart } from "../../app/wire/redirect-to-part.ts";

it("shows what a form changed, though another form of the page was answered meanwhile", async () => {
  let shared = false;
  const slow = Promise.withResolvers<void>();
  const router = createMemoryRouter(
    [
      {
        id: "page",
        path: "/application",
        loader: () => ({ shared }),
        action: async ({ request }) => {
          const form = await request.formData();
          if (form.get("intent") === "read") return null;
          await slow.promise;
          shared = true;
          return redirectToPart("/application#contact");
        },
        element: null,
      },
    ],
    { initialEntries: ["/application"] },
  );
  await router.navigate("/application");
  const sharing = router.navigate("/application", { formMethod: "post", formData: formWith("share") });
  await router.fetch("read", "page", "/application", { formMethod: "post", formData: formWith("read") });
  slow.resolve();
  await sharing;
  expect(router.state.loaderData["page"]).toEqual({ shared: true });
});

function formWith(intent: string): FormData {
  const form = new FormData();
  form.set("intent", intent);
  return form;
}
