import { logScale } from "./log-scale.ts";
import { drawPanel, type Panel, size } from "./panel.ts";

/** Panels with the same unit, which share one scale. */
export interface PanelGroup {
  readonly heading: string;
  readonly panels: readonly Panel[];
}

const columns = 4;
const margin = 16;
const headingHeight = 44;
const width = columns * size.width + 2 * margin;

/** A self-contained drawing, light or dark like its reader's system: logarithmic panels in rows of groups. */
export function smallMultiples(description: string, groups: readonly PanelGroup[]): string {
  const x = logScale(pointsOf(groups.flatMap(({ panels }) => panels)).map(([across]) => across));
  let height = margin;
  const drawn = groups.map(({ heading, panels }) => {
    const y = logScale(pointsOf(panels).map(([, up]) => up));
    const top = height + headingHeight;
    height = top + Math.ceil(panels.length / columns) * size.height;
    const placed = panels.map((panel, at) => {
      const across = margin + (at % columns) * size.width;
      const down = top + Math.floor(at / columns) * size.height;
      return `<g transform="translate(${across} ${down})">\n${drawPanel(panel, x, y)}\n</g>`;
    });
    return `<text class="heading" x="${margin}" y="${top - 20}">${heading}</text>\n${placed.join("\n")}`;
  });
  height += margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${description}</title>
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}"/>
${drawn.join("\n")}
</svg>
`;
}

function pointsOf(panels: readonly Panel[]) {
  return panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points));
}

/** The product's colors. */
const style = `
svg { --paper: #f8f4ea; --ink: #1b2030; --soft: #555a69; --rule: #d9d1bd; --pen: #22409a; --beside: #8a5a00; --wrong: #a3261f;
  color-scheme: light dark; font: 11px "Public Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums }
@media (prefers-color-scheme: dark) {
  svg { --paper: #14171f; --ink: #ece7da; --soft: #a9abb4; --rule: #343a48; --pen: #a5bbff; --beside: #e5b454; --wrong: #ff9a8f }
}
.paper { fill: var(--paper) }
.heading { fill: var(--ink); font-size: 15px }
.title { fill: var(--ink); font-size: 12px }
.tick { fill: var(--soft); font-size: 10px }
path, polyline { fill: none }
.rule { stroke: var(--rule) }
.bound { stroke: var(--wrong); stroke-dasharray: 2 3 }
polyline.main { stroke: var(--pen); stroke-width: 2 }
polyline.beside { stroke: var(--beside); stroke-width: 1.25; stroke-dasharray: 4 2 }
text.main { fill: var(--pen) }
text.beside { fill: var(--beside) }
`;
