import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

interface ConfirmDialogProps {
  asks: string;
  explains?: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** True where nothing is lost by it. */
  isHarmless?: boolean;
  /** What has to be said before it can be confirmed. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done that can't be undone. Shown as long as it is rendered; Escape cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    asks,
    explains,
    confirmLabel,
    cancelLabel = 'Keep it',
    isHarmless = false,
    children,
    onConfirm,
    onCancel,
  } = props;
  const dialog = useModal();
  const id = useId();
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onCancel={onCancel}>
      <h2 id={id}>{asks}</h2>
      {explains && <p>{explains}</p>}
      {children}
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {cancelLabel}
        </button>
        <button type="button" className={isHarmless ? 'button' : 'button button--danger'} onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}
