import { useIsOnline } from '../lib/use-is-online.ts';

/** Stands above every page while there is no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="offline">You are offline. What you have typed stays here; send it when the connection is back.</p>
      )}
    </div>
  );
}
