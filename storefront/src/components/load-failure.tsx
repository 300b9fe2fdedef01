interface LoadFailureProps {
  says: string;
  onRetry: () => void;
}

/** What stands where something could not be loaded. */
export function LoadFailure({ says, onRetry }: LoadFailureProps) {
  return (
    <div className="failure" role="alert">
      <p>{says}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
