import { describe, expect, it } from "vitest";
import {
  debugHeaders,
  debugSwitchesOn,
  setDebugSwitch,
  setDeveloperMode,
} from "../../app/wire/developer-mode.ts";
import { fakeStorage } from "./fake-storage.ts";

describe("E-32 the debug switches", () => {
  it("are kept, and what is on for the server is sent with calls (C-04)", () => {
    const storage = fakeStorage();
    setDeveloperMode(storage, true);
    expect(debugHeaders(storage)).toEqual({});
    setDebugSwitch(storage, "http", true);
    expect([debugSwitchesOn(storage), debugHeaders(storage)]).toEqual([["http"], {}]);
    setDebugSwitch(storage, "frames", true);
    setDebugSwitch(storage, "trace", true);
    expect(debugHeaders(storage)).toEqual({ "candor-debug": "trace, frames" });
    setDebugSwitch(storage, "trace", false);
    expect(debugSwitchesOn(storage)).toEqual(["frames", "http"]);
  });

  it("do nothing outside developer mode, and what is no list of them is none", () => {
    const storage = fakeStorage();
    setDeveloperMode(storage, true);
    setDebugSwitch(storage, "trace", true);
    setDeveloperMode(storage, false);
    expect(debugSwitchesOn(storage)).toEqual([]);
    setDeveloperMode(storage, true);
    storage.setItem("debugSwitches", '{"trace":true}');
    expect(debugSwitchesOn(storage)).toEqual([]);
  });
});
