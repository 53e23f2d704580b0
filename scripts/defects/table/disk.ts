import type { Defect } from "../defect.ts";

const rates = "server/src/platform/http/rate-limits.ts";
const diskTest = "server/test/app/disk.test.ts";

/** Reports and uploads do not fill the disk. */
export const diskSpared: readonly Defect[] = [
  {
    title: "one address reports as many bytes as it likes",
    file: rates,
    text: 'if (wait > 0) throw tooMany("too-many-requests", wait);\n  };\n}\n\n/** Started ones',
    becomes: "};\n}\n\n/** Started ones",
    test: [diskTest, "is a number of bytes a day, after which it is told to wait"],
  },
  {
    title: "error reports fill the disk from many addresses",
    file: "server/src/features/client-errors/commands.ts",
    text: 'if (wait > 0) throw tooMany("too-many-requests", wait);',
    becomes: "void [wait, tooMany];",
    test: [diskTest, "is with everybody's a number of bytes a day"],
  },
  {
    title: "made-up names of measurements are a row each",
    file: "server/src/features/metrics/commands.ts",
    text: "rows < limits.metricsPerDay",
    becomes: "rows < limits.metricsPerDay * 2",
    test: [diskTest, "of a day have so many rows"],
  },
  {
    title: "uploads and reports are taken on an almost full disk",
    file: "server/src/platform/disk-space.ts",
    text: "free < floor;",
    becomes: "free < 0 * floor;",
    test: [diskTest, "refuses uploads and reports with 507"],
  },
];
