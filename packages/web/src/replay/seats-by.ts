// Seats to choose from, each with its number: names may be alike.
export const seatsBy = (names: readonly string[]): readonly { readonly seat: number; readonly name: string }[] =>
  names.map((name, seat) => ({ seat, name }));
