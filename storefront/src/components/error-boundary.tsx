import { Component, type ReactNode } from 'react';
import { Motif } from './motifs.tsx';

/** Stands in for a page that broke, or whose code did not arrive over a bad connection. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="empty" role="alert">
        <Motif stamp="knot" />
        <p className="empty__says">This page did not load. Your cart and your orders are safe.</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Load it again
        </button>
      </div>
    );
  }
}
