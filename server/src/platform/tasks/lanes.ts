import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../log.ts";
import { type Lane, openLane } from "./lane.ts";
import { claim, type Selection, type Task } from "./queue.ts";
import { type LaneName, lanes, type RunnableTask } from "./task.ts";

export interface LanesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** The kinds of tasks that this version knows. */
  readonly tasks: readonly Pick<RunnableTask<never>, "name" | "lane">[];
  readonly perform: (task: Task) => Promise<void>;
}

/** Part of every list of names, because a list must not be empty. */
const noName = "";

/** Opens a lane for each group of tasks, and handles them as one. */
export function openLanes(options: LanesOptions): Lane {
  let performed = 0;
  const counted = (task: Task) =>
    options.perform(task).finally(() => {
      performed += 1;
    });
  const all = selectionsOf(options.tasks).map((one) => openSelected({ ...options, perform: counted }, one));
  return {
    look() {
      for (const lane of all) lane.look();
    },
    async idle() {
      // Tasks in one lane may request tasks in another.
      for (let before = -1; before !== performed; ) {
        before = performed;
        for (const lane of all) await lane.idle();
      }
    },
    async close() {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}

interface LaneSelection {
  readonly lane: LaneName;
  /** The kinds that wake the lane when one is requested. */
  readonly names: readonly string[];
  readonly selection: Selection;
}

function selectionsOf(tasks: LanesOptions["tasks"]): LaneSelection[] {
  const byLane = Map.groupBy(tasks, ({ lane }) => lane ?? "quick");
  const namesIn = (lane: LaneName) => (byLane.get(lane) ?? []).map(({ name }) => name);
  const others = [...byLane.keys()].filter((lane) => lane !== "quick");
  return [
    ...others.map((lane) => ({ lane, names: namesIn(lane), selection: { only: namesIn(lane) } })),
    // Takes names that this version doesn't know, too.
    { lane: "quick", names: namesIn("quick"), selection: { except: [noName, ...others.flatMap(namesIn)] } },
  ];
}

function openSelected({ database, clock, log, perform }: LanesOptions, selected: LaneSelection): Lane {
  const lane = openLane({
    slots: lanes[selected.lane],
    claim: (most) => claim(database, clock.now(), most, selected.selection),
    perform,
    onError: (error) => log.error({ err: error }, "tasks could not be read"),
  });
  const look = () => lane.look();
  for (const name of selected.names) database.afterWrite(`tasks ${name}`, look);
  return lane;
}
