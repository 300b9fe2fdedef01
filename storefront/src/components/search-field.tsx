import type { ComponentProps } from 'react';
import { SearchIcon } from './icons.tsx';

/** What is typed into a search, and the button that sends it. */
export function SearchField({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <>
      <input {...input} type="search" name="q" aria-label={label} placeholder={label} maxLength={200} />
      <button type="submit" aria-label="Search">
        <SearchIcon />
      </button>
    </>
  );
}
