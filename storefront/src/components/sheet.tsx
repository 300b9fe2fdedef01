import { type ReactNode, useId } from 'react';
import { CloseIcon } from './icons.tsx';
import { useModal } from './use-modal.ts';

interface SheetProps {
  title: string;
  /** What the large button at the foot says; it closes the sheet. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole phone. Shown as long as it is rendered; Escape closes it. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useModal();
  const id = useId();
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
