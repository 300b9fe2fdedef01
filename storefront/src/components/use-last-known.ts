import { useState } from 'react';

/** A value, or while the next one is on its way the last that was there: so that what hangs on it stays in its place. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
