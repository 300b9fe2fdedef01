interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

export function Pager({ page, perPage, total, onPage }: PagerProps) {
  const last = lastPage(total, perPage);
  if (last === 1 && page === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        className="button button--quiet"
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </button>
      <span>
        Page {page} of {last}
      </span>
      <button
        type="button"
        className="button button--quiet"
        disabled={page >= last}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        Next
      </button>
    </nav>
  );
}
