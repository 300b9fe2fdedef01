import { SearchIcon } from './icons.tsx';

interface SearchFormProps {
  label: string;
  /** What is searched for now. */
  text: string;
  onSearch: (text: string) => void;
}

export function SearchForm({ label, text, onSearch }: SearchFormProps) {
  return (
    <form
      key={text}
      className="search"
      role="search"
      action={(form) => {
        onSearch(String(form.get('q') ?? '').trim());
      }}
    >
      <input type="search" name="q" aria-label={label} placeholder={label} defaultValue={text} maxLength={200} />
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
    </form>
  );
}
