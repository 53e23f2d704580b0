import { expect, test } from "vitest";
import type { IndexedPosting } from "../../src/document.ts";
import { IndexWriter } from "../../src/writer/index-writer.ts";
import { aPosting, aRequest, aWord } from "../a-posting.ts";
import { LocalIndex } from "../local-index.ts";
import { scan } from "../oracle.ts";

const bodies = ["paid time off", "time off, paid", "paid time", "paid leave and time off work"];

test("a phrase of common words is found the first time and every time after, whatever changes", () => {
  const index = new LocalIndex(new IndexWriter());
  const records = new Map<number, IndexedPosting>(
    Array.from({ length: 5000 }, (_, id) => [
      id + 1,
      aPosting({ id: id + 1, title: id % 3 === 0 ? "Nurse" : "Clerk", body: bodies[id % 4]! }),
    ]),
  );
  index.apply([...records.values()].map((posting) => ({ kind: "put", posting })));
  const phrase = { kind: "phrase", words: ["paid", "time", "off"] } as const;
  const again = { kind: "phrase", words: ["time", "off"] } as const;
  const requests = [
    aRequest({ clauses: [phrase] }),
    aRequest({ clauses: [phrase, aWord("nurse")] }),
    aRequest({ clauses: [aWord("nurse", "time off")] }),
    aRequest({ clauses: [again], exclude: ["nurse"] }),
  ];
  const agrees = () => {
    for (const request of [...requests, ...requests])
      expect(index.search(request)).toEqual(
        scan([...records.values()], request, (clause) => index.weigh(clause)),
      );
  };
  agrees();
  for (let id = 1; id <= 5000; id += 7) {
    records.delete(id);
    index.apply([{ kind: "remove", id }]);
  }
  agrees();
});
