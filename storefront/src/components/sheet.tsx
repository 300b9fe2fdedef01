import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './icons.tsx';

interface SheetProps {
  title: string;
  /** What the large button at the foot says; it closes the sheet. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole phone. Shown as long as it is rendered; Escape closes it. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby={id} onCancel={onClose}>
      <div className="sheet__head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="sheet__body">{children}</div>
      <div className="sheet__foot">
        <button type="button" className="button button--wide" onClick={onClose}>
          {closeLabel}
        </button>
      </div>
    </dialog>
  );
}
