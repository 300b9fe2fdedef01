/** Once the page is there: the worker's own downloads must not stand in its way. Without one the shop works the same, online. */
export function installServiceWorker(page: Window): void {
  if (!('serviceWorker' in page.navigator)) return;
  page.addEventListener('load', () => {
    page.navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
