let isLeaving = false;

/** Leads out of the back office, with everything of its person gone from memory. The first way that is asked for is taken. */
export function leave(to: '/' | '/login' = '/'): void {
  if (isLeaving) return;
  isLeaving = true;
  window.location.replace(to);
}
