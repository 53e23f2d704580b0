import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { inPlace } from "../parameters.ts";
import type { Drawing, Mark } from "./drawing.ts";
import { labelOf } from "./labels.ts";
import { neighbor } from "./neighbor.ts";
import { placeText } from "./place-text.ts";

interface MarksProps {
  readonly drawing: Drawing;
  readonly parameters: URLSearchParams;
  /** Drawn above the places and below the hovered place's name. */
  readonly children: ReactNode;
}

/** A map's places as links. One of them is in the tab order; from it the arrow keys lead to the others. */
export function Marks({ drawing: { marks, width }, parameters, children }: MarksProps) {
  const group = useRef<SVGGElement>(null);
  const [last, setLast] = useState<string>();
  const [pointedAt, setPointedAt] = useState<string>();
  const markOf = (label: string | undefined) => marks.find(({ place }) => place.label === label);
  const entry = markOf(last) ?? marks[0];
  const named = markOf(pointedAt);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = entry && neighbor(marks, entry, event.key);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelectorAll("a").item(marks.indexOf(next)).focus();
  };
  return (
    <>
      <g ref={group} onKeyDown={onKeyDown}>
        {marks.map((mark) => (
          <Link
            key={mark.place.label}
            to={inPlace(parameters, mark.place.label)}
            preventScrollReset
            aria-label={placeText(mark.place)}
            tabIndex={mark === entry ? 0 : -1}
            onFocus={() => {
              setLast(mark.place.label);
              setPointedAt(mark.place.label);
            }}
            onBlur={() => setPointedAt(undefined)}
            onPointerEnter={() => setPointedAt(mark.place.label)}
            onPointerLeave={() => setPointedAt(undefined)}
          >
            <circle cx={mark.x} cy={mark.y} r={mark.radius} />
          </Link>
        ))}
      </g>
      {children}
      {named && <Named mark={named} width={width} />}
    </>
  );
}

/** The place's full name and count, on the side with more room. */
function Named({ mark, width }: { mark: Mark; width: number }) {
  const { x, y, anchor } = labelOf(mark, mark.x < width / 2 ? "start" : "end");
  return (
    <text className="map-named" x={x} y={y} textAnchor={anchor} aria-hidden>
      {placeText(mark.place)}
    </text>
  );
}
