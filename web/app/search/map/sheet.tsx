import { message } from "@candor/contract/messages/message";
import type { Place } from "./ask-places.ts";
import type { AtlasName } from "./atlas.ts";
import { labelsOf } from "./labels.ts";
import { Marks } from "./marks.tsx";
import { useDrawing } from "./use-drawing.ts";
import { useWidth } from "./use-width.ts";

interface SheetProps {
  readonly name: AtlasName;
  readonly places: readonly Place[];
  /** The count of the largest place on any sheet. */
  readonly most: number;
  readonly parameters: URLSearchParams;
}

/** One map: land, places, and the names of the largest. */
export function Sheet({ name, places, most, parameters }: SheetProps) {
  const [sheet, width] = useWidth();
  const drawing = useDrawing(name, places, most, width);
  return (
    <div className={`map-sheet map-${name}`} ref={sheet}>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="group"
          aria-label={message(`map.${name}`)}
        >
          <path className="map-land" d={drawing.land} />
          <path className="map-borders" d={drawing.borders} />
          <Marks drawing={drawing} parameters={parameters}>
            {labelsOf(drawing).map(({ text, x, y, anchor }) => (
              <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} aria-hidden>
                {text}
              </text>
            ))}
          </Marks>
        </svg>
      )}
    </div>
  );
}
