/** Who is at the table: people come and go without a move. */
import type { View } from "../api/types";

/** The same view with those people here who sit on these seats. */
export const withPeople = (view: View, here: number[]): View => ({
  ...view,
  seats: view.seats.map((seat) => (seat.kind === "person" ? { ...seat, present: here.includes(seat.seat) } : seat)),
});
