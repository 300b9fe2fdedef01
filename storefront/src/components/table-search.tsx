import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** How long the fingers rest before what they typed is searched for. */
const REST_MS = 300;

interface TableSearchProps {
  label: string;
  /** The words of the search that is shown. */
  text: string;
  onSearch: (text: string) => void;
}

/** Searches the table beneath it while one types, and on Enter at once. The field keeps the focus and what was typed. */
export function TableSearch({ label, text, onSearch }: TableSearchProps) {
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  const [shown, setShown] = useState(text);
  if (text !== shown) {
    setShown(text);
    // Another search than the field's own came with the address.
    if (text !== searched) {
      setTyped(text);
      setSearched(text);
    }
  }
  const words = typed.trim();
  const search = () => {
    setSearched(words);
    onSearch(words);
  };
  const searchAtRest = useEffectEvent(search);
  const isUnsearched = words !== searched;
  useEffect(() => {
    if (!isUnsearched) return;
    const timer = window.setTimeout(searchAtRest, REST_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [typed, isUnsearched]);
  return (
    <form
      className="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchField
        label={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
    </form>
  );
}
