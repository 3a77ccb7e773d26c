// Places on a line that must not cover one another, moved as little as needed.

/** Places from 0 to 100, in the order given; neighbours end up at least `gap` apart while there is room. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place || a.i - b.i);
  const room = Math.min(gap, order.length > 1 ? 100 / (order.length - 1) : gap);
  const moved = order.map(({ place }) => place);
  for (let i = 1; i < moved.length; i++) moved[i] = Math.max(moved[i] ?? 0, (moved[i - 1] ?? 0) + room);
  let limit = 100;
  for (let i = moved.length - 1; i >= 0; i--) {
    moved[i] = Math.min(moved[i] ?? 0, limit);
    limit = (moved[i] ?? 0) - room;
  }
  const result: number[] = [];
  order.forEach(({ i }, rank) => {
    result[i] = moved[rank] ?? 0;
  });
  return result;
}
