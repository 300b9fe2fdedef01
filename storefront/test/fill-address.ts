import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup();

/** Types what an address needs into its form. */
export async function fillAddress() {
  for (const [label, text] of [
    ['Title', 'Work'],
    ['Street', '1 Hospital Road'],
    ['City', 'Tamale'],
    ['Region', 'Northern'],
    ['Phone', '0241234567'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
}
