import type { SearchRequest } from "@candor/engine/criteria";
import type { IndexedPosting } from "@candor/engine/document";
import { facetsFrom } from "./facet-rows.ts";
import { documentOf, type Json, mappings, settings } from "./opensearch-documents.ts";
import { type Aggregation, facetRows, searchBody } from "./opensearch-query.ts";
import type { Answer, Peer } from "./peer.ts";

const index = "candor-bench";

/**
 * OpenSearch or Elasticsearch at an address (`https://user:password@host:9200`), over plain REST. One shard, so that
 * its counts are exact, merged into one segment; no refresh while it is filled; words in any of the fields with their
 * weights; filters without scores, which it caches; facets by aggregations over the word matches, with filters after
 * them; its cache of whole answers is off, since the same searches run again and again.
 */
export class OpenSearchPeer implements Peer {
  readonly name = "opensearch";
  readonly concurrency = 2;
  readonly cannot = [];
  readonly #base: URL;
  readonly #headers: Record<string, string> = {};

  /** Why nothing can be measured at this address. */
  static async faultOf(address: string): Promise<string | undefined> {
    try {
      await new OpenSearchPeer(address).version();
      return undefined;
    } catch (error) {
      const { cause = error } = error as Error;
      return `SEARCH_URL doesn't answer (${(cause as Error).message})`;
    }
  }

  static async open(address: string): Promise<OpenSearchPeer> {
    const peer = new OpenSearchPeer(address);
    await peer.#ask("DELETE", `${index}?ignore_unavailable=true`);
    await peer.#ask("PUT", index, { settings, mappings });
    return peer;
  }

  /** `fetch` takes no address with a name and a password in it. */
  private constructor(address: string) {
    const { username, password, origin, pathname } = new URL(address);
    this.#base = new URL(pathname.replace(/\/?$/, "/"), origin);
    const credentials = [username, password].map(decodeURIComponent).join(":");
    if (username) this.#headers = { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };
  }

  async add(postings: readonly IndexedPosting[]): Promise<void> {
    const lines = postings.flatMap((posting) => [
      JSON.stringify({ index: { _id: String(posting.id) } }),
      JSON.stringify(documentOf(posting)),
    ]);
    const answer = await this.#ask<{ errors: boolean; items: unknown[] }>(
      "POST",
      `${index}/_bulk`,
      `${lines.join("\n")}\n`,
    );
    if (answer.errors) throw new Error(`OpenSearch refused postings: ${JSON.stringify(answer.items[0])}`);
  }

  async finish(): Promise<void> {
    await this.#ask("POST", `${index}/_refresh`);
    await this.#ask("POST", `${index}/_forcemerge?max_num_segments=1`);
    await this.#ask("POST", `${index}/_refresh`);
  }

  async search(request: SearchRequest): Promise<Answer> {
    const found = await this.#ask<Found>("POST", `${index}/_search?request_cache=false`, searchBody(request));
    const hits = found.hits.hits.map(({ _id }) => ({ id: Number(_id), score: 0 }));
    const total = found.hits.total.value;
    if (!found.aggregations) return { hits, total };
    return { hits, total, facets: facetsFrom(Object.entries(found.aggregations).flatMap(facetRows)) };
  }

  async bytesOnDisk(): Promise<number> {
    const stats = await this.#ask<Stats>("GET", `${index}/_stats/store`);
    return stats.indices[index]!.primaries.store.size_in_bytes;
  }

  async version(): Promise<string> {
    const { version } = await this.#ask<{ version: { number: string; distribution?: string } }>("GET", "");
    return [version.distribution, version.number].join(" ").trim();
  }

  async close(): Promise<void> {
    await this.#ask("DELETE", index);
  }

  /** A string is sent as it is: lines of JSON. */
  async #ask<Answered>(method: string, path: string, body?: Json | string): Promise<Answered> {
    const isLines = typeof body === "string";
    const type = isLines ? "application/x-ndjson" : "application/json";
    const response = await fetch(new URL(path, this.#base), {
      method,
      headers: { ...this.#headers, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 1000)}`);
    return JSON.parse(text) as Answered;
  }
}

interface Found {
  readonly hits: {
    readonly total: { readonly value: number };
    readonly hits: readonly { readonly _id: string }[];
  };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
}

interface Stats {
  readonly indices: Readonly<
    Record<string, { readonly primaries: { readonly store: { readonly size_in_bytes: number } } }>
  >;
}
