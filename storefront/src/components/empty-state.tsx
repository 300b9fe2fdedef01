import type { ReactNode } from 'react';
import { Motif, type Stamp } from './motifs.tsx';

interface EmptyStateProps {
  stamp: Stamp;
  /** The sentence that says what there is nothing of. */
  says: string;
  /** What a person can do now. */
  children?: ReactNode;
}

export function EmptyState({ stamp, says, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <Motif stamp={stamp} />
      <p className="empty__says">{says}</p>
      {children}
    </div>
  );
}
