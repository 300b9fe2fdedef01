/** Paying is the moment of fear: where one is taken, and what happens when the phone dies. */
export function PayReassurance() {
  return (
    <ul className="reassurance">
      <li>You go to our payment partner’s safe page, and pay there by mobile money or card.</li>
      <li>Your clothes are held for you while you pay.</li>
      <li>If your phone goes off after paying, your order is still placed. You find it under Orders.</li>
    </ul>
  );
}
