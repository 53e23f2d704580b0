import type { DueLine, DueMark } from "@candor/contract/applications/promised-line";

interface DrawingProps {
  readonly line: DueLine;
  /** The labels under the first day and under the date. */
  readonly ends?: readonly [start: string, end: string];
}

/** A due line's ticks, today and events. Positions are shares of the width, so that strokes keep their weight. */
export function Drawing({ line, ends }: DrawingProps) {
  const { days, passed, state, marks } = line;
  const last = marks.at(-1)?.day ?? days;
  const place = (day: number) => `${(100 * day) / last}%`;
  return (
    <svg className={`due-drawing due-${state}`} aria-hidden="true">
      <line className="due-way" x1="0" x2={place(days)} y1="16" y2="16" />
      <line className="due-passed" x1="0" x2={place(passed)} y1="16" y2="16" />
      {marks.map(({ day, kind }) => (
        <svg key={`${kind} ${day}`} className={`due-mark-${kind}`} x={place(day)} overflow="visible">
          {signs[kind]}
        </svg>
      ))}
      {ends && (
        <>
          <text y="44" dx="-4">
            {ends[0]}
          </text>
          <text y="44" x={place(days)} dx="5" textAnchor="end">
            {ends[1]}
          </text>
        </>
      )}
    </svg>
  );
}

/** Each sign has a shape of its own: color alone never carries meaning. Ticks are on the line, events above it. */
const signs: Readonly<Record<DueMark["kind"], React.ReactNode>> = {
  sent: <circle cy="16" r="3.5" />,
  day: <path d="M0 12.5v7" />,
  soon: <path d="M0 11v10" />,
  due: <path d="M0 9v14" />,
  missed: <path d="M-3.5 9h7v14h-7zM-7 21 7 11" />,
  today: <path d="M0 11v10M-4 28 0 22.5 4 28Z" />,
  viewed: <circle cy="5" r="3" />,
  moved: <path d="M0 1 4 5 0 9-4 5Z" />,
  kept: <path d="m-5 4.5 3.5 4L5 .5" />,
  late: <path d="m-5 4.5 3.5 4L5 .5" />,
  withdrawn: <path d="m-4 1 8 8m0-8-8 8" />,
};
