import { SearchField } from './search-field.tsx';

interface SearchFormProps {
  label: string;
  /** Names the form where a page has two. */
  name?: string;
  /** The words of the search that is shown. */
  text: string;
  onSearch: (text: string) => void;
}

export function SearchForm({ label, name, text, onSearch }: SearchFormProps) {
  return (
    <form
      key={text}
      className="search"
      role="search"
      aria-label={name}
      action={(form) => {
        onSearch(String(form.get('q') ?? '').trim());
      }}
    >
      <SearchField label={label} defaultValue={text} />
    </form>
  );
}
