import type { ReactNode } from 'react';
import { Motif, type Stamp } from './motifs.tsx';

interface EmptyStateProps {
  stamp: Stamp;
  /** The sentence that says what there is nothing of. */
  says: string;
  /** What a person can do now. */
  children?: ReactNode;
}

/** Stands where something was looked for and not found, so it is read out, politely. */
export function EmptyState({ stamp, says, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Motif stamp={stamp} />
      <p className="empty__says" role="status">
        {says}
      </p>
      {children}
    </div>
  );
}
