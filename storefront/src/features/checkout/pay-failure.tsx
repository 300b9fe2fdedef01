/** Why a payment has not begun, and what everybody fears to ask: what became of the money. */
export function PayFailure({ says }: { says: string }) {
  return (
    <div className="alert" role="alert">
      <p>{says}</p>
      <p>No money was taken. Your cart is kept.</p>
    </div>
  );
}
