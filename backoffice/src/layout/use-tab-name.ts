import { useEffect } from 'react';

/** The element of react-admin's `<TitlePortal>`. */
const HEADING_ID = 'react-admin-title';
const OFFICE = 'Akwadaa back office';

/** Names the browser's tab by the screen. Each screen, also a list, draws its name into the bar: there alone all are found. */
export function useTabName() {
  useEffect(() => {
    const heading = document.getElementById(HEADING_ID);
    if (!heading) return;
    const name = () => {
      document.title = [heading.textContent, OFFICE].filter(Boolean).join(' · ');
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, []);
}
