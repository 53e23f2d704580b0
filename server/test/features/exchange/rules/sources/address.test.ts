import { describe, expect, it } from "vitest";
import { mayBePage, sourceAddress } from "../../../../../src/features/exchange/rules/sources/address.ts";

const greenhouse = "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true&pay_transparency=true";
const lever = "https://api.lever.co/v0/postings/acme?mode=json";
const ashby = "https://api.ashbyhq.com/posting-api/job-board/Acme?includeCompensation=true";

describe("M-45 the address of a source", () => {
  it.each([
    ["https://boards.greenhouse.io/acme", "greenhouse", greenhouse],
    ["https://job-boards.greenhouse.io/acme/jobs/127817", "greenhouse", greenhouse],
    ["https://job-boards.eu.greenhouse.io/acme", "greenhouse", greenhouse],
    ["https://boards.greenhouse.io/embed/job_board?for=acme", "greenhouse", greenhouse],
    ["https://boards-api.greenhouse.io/v1/boards/acme/jobs", "greenhouse", greenhouse],
    ["https://jobs.lever.co/acme?team=Steel", "lever", lever],
    ["https://api.lever.co/v0/postings/acme", "lever", lever],
    ["https://jobs.eu.lever.co/acme", "lever", lever.replace("api.", "api.eu.")],
    ["https://jobs.ashbyhq.com/Acme/145ff46b", "ashby", ashby],
    ["https://api.ashbyhq.com/posting-api/job-board/Acme", "ashby", ashby],
  ])("%s is read by the board's public API", (url, kind, fetched) => {
    expect(sourceAddress(url)).toMatchObject({ kind, fetched });
  });

  it.each([
    "https://acme.example/careers",
    "https://boards.greenhouse.io/",
    "https://boards.greenhouse.io/embed/job_board",
    "https://boards.greenhouse.io.evil.example/acme",
    "https://jobs.lever.co/..",
    "https://evil.example/v0/postings/acme",
  ])("%s is read as what it holds", (url) => {
    expect(sourceAddress(url)).toMatchObject({ kind: "site", fetched: new URL(url).href });
  });

  it.each([
    ["https://acme.example/careers", true],
    ["https://acme.example/jobs.xml", false],
    ["https://acme.example/jobs.xml.gz?day=1", false],
    ["https://acme.example/jobs?format=.xml", true],
    ["https://jobs.lever.co/acme", false],
  ])("%s may be a page: %s", (url, isPage) => {
    expect(mayBePage(sourceAddress(url))).toBe(isPage);
  });
});
