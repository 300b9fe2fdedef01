import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { CloseIcon } from '../icons.tsx';

const SHOWN_MS = 6000;

interface Notice {
  key: number;
  tone: 'good' | 'bad';
  says: string;
  action?: ReactNode;
}
type Tell = (tone: Notice['tone'], says: string, action?: ReactNode) => void;

const TellContext = createContext<Tell | null>(null);

/** Shows a sentence over the page for a few seconds, and has it read out. */
export function useTell(): Tell {
  const tell = useContext(TellContext);
  if (tell === null) throw new Error('useTell needs a NoticesProvider above it.');
  return tell;
}

/** Only the newest sentence stands: on a phone there is room for one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const close = useCallback(() => {
    setNotice(null);
  }, []);
  const tell = useCallback<Tell>((tone, says, action) => {
    setNotice((last) => ({ key: (last?.key ?? 0) + 1, tone, says, action }));
  }, []);
  return (
    <TellContext value={tell}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notice?.tone === 'good' && <NoticeCard key={notice.key} notice={notice} onClose={close} />}
      </div>
      <div className="notices" role="alert">
        {notice?.tone === 'bad' && <NoticeCard key={notice.key} notice={notice} onClose={close} />}
      </div>
    </TellContext>
  );
}

function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  useEffect(() => {
    const timer = window.setTimeout(onClose, SHOWN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [onClose]);
  return (
    <div className={`notice notice--${notice.tone}`}>
      <p>{notice.says}</p>
      {notice.action}
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
