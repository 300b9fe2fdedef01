import { Component, type ReactNode } from 'react';
import { Motif } from './motifs.tsx';
import { PageNotLoaded } from './page-not-loaded.ts';

/**
 * Stands in for a page that broke, or whose code did not arrive over a bad connection; that one is tried again by itself
 * when the connection is back. Where the browser remembers that the code failed, the button's reload is left.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.tryAgain);
  }

  override componentDidCatch(failure: unknown) {
    if (failure instanceof PageNotLoaded) failure.forget();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain);
  }

  tryAgain = () => {
    if (this.state.hasFailed) this.setState({ hasFailed: false });
  };

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
