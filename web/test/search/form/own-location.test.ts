import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { describe, expect, it } from "vitest";
import { NoPosition, ownPosition, positionText } from "../../../app/search/form/own-location.ts";

type Ask = Geolocation["getCurrentPosition"];

function geolocation(getCurrentPosition: Ask): Geolocation {
  return { getCurrentPosition, watchPosition: () => 0, clearWatch: () => undefined };
}

const failing = (code: number) => geolocation((_, failed) => failed?.({ code } as GeolocationPositionError));

describe("the browser's position", () => {
  it("is kept to about a kilometer, and the address of a search understands it", async () => {
    const coords = { latitude: 30.267_153, longitude: -97.743_061 } as GeolocationCoordinates;
    const position = await ownPosition(geolocation((found) => found({ coords } as GeolocationPosition)));
    const text = positionText(position);
    expect(text).toBe("30.27, -97.74");
    expect(criteriaOfParameters(new URLSearchParams({ location: text }))).toEqual({
      criteria: { location: { latitude: 30.27, longitude: -97.74 } },
      leftOut: [],
    });
  });

  it.each([
    ["X-14", 1, "location.permissionDenied"],
    ["X-15", 2, "location.positionUnavailable"],
    ["X-16", 3, "location.timeout"],
    ["X-15", 9, "location.positionUnavailable"],
  ])("%s that fails with code %i says %s", async (_, code, key) => {
    await expect(ownPosition(failing(code))).rejects.toMatchObject({ key });
  });

  it("X-15 cannot be had of a browser that has none", async () => {
    await expect(ownPosition(undefined)).rejects.toBeInstanceOf(NoPosition);
  });
});
