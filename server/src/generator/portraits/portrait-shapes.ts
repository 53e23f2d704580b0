/** Whether a point of the picture is inside; x to the right and y downward, in pixels. */
export type Shape = (x: number, y: number) => boolean;

export function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  return (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
}

export function ring(cx: number, cy: number, radius: number, width: number): Shape {
  return both(ellipse(cx, cy, radius, radius), not(ellipse(cx, cy, radius - width, radius - width)));
}

export function box(left: number, top: number, right: number, bottom: number): Shape {
  return (x, y) => x >= left && x <= right && y >= top && y <= bottom;
}

/** A triangle by its corners, in either direction. */
export function triangle(
  ...[ax, ay, bx, by, cx, cy]: [number, number, number, number, number, number]
): Shape {
  const side = (x: number, y: number, fromX: number, fromY: number, toX: number, toY: number) =>
    Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));
  return (x, y) => {
    const sides = [side(x, y, ax, ay, bx, by), side(x, y, bx, by, cx, cy), side(x, y, cx, cy, ax, ay)];
    return !(sides.includes(1) && sides.includes(-1));
  };
}

/** Everything above a line that falls by `slope` from `height` in the middle. */
export function above(height: number, slope: number, middle: number): Shape {
  return (x, y) => y <= height + (x - middle) * slope;
}

/** Parallel lines, one every `distance` pixels. */
export function hatching(distance: number, width: number, slope: number): Shape {
  return (x, y) => (((y + x * slope) % distance) + distance) % distance < width;
}

export function both(one: Shape, other: Shape): Shape {
  return (x, y) => one(x, y) && other(x, y);
}

export function any(...shapes: readonly Shape[]): Shape {
  return (x, y) => shapes.some((shape) => shape(x, y));
}

export function not(shape: Shape): Shape {
  return (x, y) => !shape(x, y);
}
