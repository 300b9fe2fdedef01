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
      <TurnButton
        label="Previous"
        isAtEnd={page <= 1}
        onTurn={() => {
          onPage(page - 1);
        }}
      />
      <span>
        Page {page} of {last}
      </span>
      <TurnButton
        label="Next"
        isAtEnd={page >= last}
        onTurn={() => {
          onPage(page + 1);
        }}
      />
    </nav>
  );
}

interface TurnButtonProps {
  label: string;
  isAtEnd: boolean;
  onTurn: () => void;
}

/** Who has turned to an end keeps the focus there: one that is disabled would lose it. */
function TurnButton({ label, isAtEnd, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onTurn();
      }}
    >
      {label}
    </button>
  );
}
