import { authorization } from "./harness/an-application.ts";
import { answersDue } from "./harness/answering.ts";
import { test } from "./harness/browser.ts";

test("shots", async ({ open }) => {
  test.slow();
  const { page, ids, seeker } = await answersDue(open, "Lagoon Company");
  const views: [string, string, (() => Promise<void>)?][] = [
    ["list", "/organization/answers"],
    ["app", `/organization/applications/${ids[1]}?list=due`],
    ["mode", `/organization/applications/${ids[1]}?list=due&answering=1&declining=1`],
    [
      "interview",
      `/organization/applications/${ids[2]}?list=due`,
      async () => {
        await page.getByRole("radio", { name: "Interview" }).check();
      },
    ],
    ["review", `/organization/answers/review`],
  ];
  const headers = await authorization(page);
  await page.request.put("/rest/organization/decisions", {
    headers,
    data: {
      decisions: [
        {
          applicationId: ids[0],
          stage: "declined",
          reason: "positionFilled",
          note: "Thank you for the time you took.",
        },
        {
          applicationId: ids[3],
          stage: "interview",
          meeting: {
            at: "2098-12-02T15:00:00Z",
            timeZone: "America/Chicago",
            minutes: 45,
            place: "https://meet.example/pier",
          },
        },
      ],
    },
  });
  const shoot = async (p: typeof page, name: string) => {
    for (const width of [360, 768, 1440])
      for (const colorScheme of ["light", "dark"] as const) {
        if (colorScheme === "dark" && width === 768) continue;
        await p.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        await p.emulateMedia({ colorScheme });
        await p.screenshot({
          path: `/tmp/answer-shots/${name}-${width}-${colorScheme}.png`,
          fullPage: width !== 1440,
        });
      }
  };
  for (const [name, path, before] of views) {
    await page.goto(path);
    await before?.();
    await shoot(page, name);
  }
  await page.request.post("/rest/organization/decisions", {
    headers,
    data: { decisions: [{ applicationId: ids[4], stage: "declined", reason: "pay" }] },
  });
  await page.goto("/organization/answers");
  await shoot(page, "undo");
  await page.request.post(`/rest/organization/applications/${ids[5]}/decision`, {
    headers,
    data: {
      stage: "interview",
      meeting: {
        at: "2098-12-02T15:00:00Z",
        timeZone: "America/Chicago",
        minutes: 45,
        place: "https://meet.example/pier",
      },
    },
  });
  await seeker.goto(`/settings/application/${ids[5]}`);
  await shoot(seeker, "invitation");
});
