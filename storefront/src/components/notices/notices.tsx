import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { CloseIcon } from '../icons.tsx';

const SHOWN_MS = 6000;

interface Notice {
  key: number;
  tone: 'good' | 'bad';
  says: string;
  /** What a person can do now. */
  action?: ReactNode;
  /** What was tried; a name by which its failure is taken away. */
  about?: string;
}
type Tell = (tone: Notice['tone'], says: string, more?: Pick<Notice, 'action' | 'about'>) => void;

interface Notices {
  close: () => void;
  tell: Tell;
  settle: (about: string) => void;
}

const NoticesContext = createContext<Notices | null>(null);

function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === null) throw new Error('Notices need a NoticesProvider above them.');
  return notices;
}

/** Shows a sentence over the page for a few seconds, longer while somebody is at it, and has it read out. */
export const useTell = () => useNotices().tell;

/** Takes the sentence away that something failed, once the same thing has been done. */
export const useSettle = () => useNotices().settle;

/** Only the newest sentence stands: on a phone there is room for one. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notices = useMemo<Notices>(
    () => ({
      close: () => {
        setNotice(null);
      },
      tell: (tone, says, more) => {
        setNotice((last) => ({ key: (last?.key ?? 0) + 1, tone, says, ...more }));
      },
      settle: (about) => {
        setNotice((last) => (last?.about === about ? null : last));
      },
    }),
    [],
  );
  return (
    <NoticesContext value={notices}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {notice?.tone === 'good' && <NoticeCard key={notice.key} notice={notice} onClose={notices.close} />}
      </div>
      <div className="notices" role="alert">
        {notice?.tone === 'bad' && <NoticeCard key={notice.key} notice={notice} onClose={notices.close} />}
      </div>
    </NoticesContext>
  );
}

function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isInUse = isPointedAt || hasFocus;
  useEffect(() => {
    if (isInUse) return;
    const timer = window.setTimeout(onClose, SHOWN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [onClose, isInUse]);
  return (
    <div
      className={`notice notice--${notice.tone}`}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={() => {
        setHasFocus(true);
      }}
      onBlur={() => {
        setHasFocus(false);
      }}
    >
      <p>{notice.says}</p>
      {notice.action}
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
