import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ZoneOptions } from "../../app/ui/zone-options.tsx";

const zones = ["America/Chicago", "America/Argentina/Buenos_Aires", "Europe/Berlin", "UTC"];

function shown(chosen: string): string {
  return renderToStaticMarkup(h("select", { defaultValue: chosen }, h(ZoneOptions, { zones, chosen })));
}

it("time zones are grouped, those of the United States first", () => {
  const list = shown("Europe/Berlin");
  expect(list).toContain(
    '<optgroup label="United States"><option value="America/New_York">Eastern (New York)',
  );
  expect(list.match(/America\/Chicago/g)).toHaveLength(1);
  expect(list).toContain('<option value="America/Argentina/Buenos_Aires">Argentina/Buenos Aires</option>');
  expect(list).toContain('<option value="Europe/Berlin" selected="">Berlin</option>');
  expect(list).toContain('<option value="UTC">UTC</option>');
});

it.each(["Asia/Kolkata", "Etc/GMT+5"])("a zone that no list has stays chosen: %s", (zone) => {
  expect(shown(zone)).toContain(`<option value="${zone}" selected="">`);
});
