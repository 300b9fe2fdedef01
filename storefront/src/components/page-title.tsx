import { type ReactNode, useEffect } from 'react';

/**
 * The page's one h1, which also names the browser's tab, and takes the focus where what had it is gone. `name` stands in the tab
 * where the title is more than text.
 */
export function PageTitle({ children, name }: { children: ReactNode; name?: string }) {
  const title = name ?? (typeof children === 'string' ? children : undefined);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
