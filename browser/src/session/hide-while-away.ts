/**
 * The Back button may bring a page back as it was frozen, with a former customer's data on it. So it is hidden when it
 * is left, and shown again once the session has been looked at anew.
 */
export function hideWhileAway(page: Window): void {
  const show = (isShown: boolean) => {
    page.document.body.style.visibility = isShown ? '' : 'hidden';
  };
  page.addEventListener('pagehide', (event) => {
    if (event.persisted) show(false);
  });
  page.addEventListener('pageshow', (event) => {
    if (event.persisted)
      page.requestAnimationFrame(() => {
        show(true);
      });
  });
}
