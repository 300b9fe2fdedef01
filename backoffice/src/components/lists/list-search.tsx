import { SearchInput } from 'react-admin';

/** What the icon and the frame take beside the label, in characters. */
const ICON_CH = 11;
/** A letter is narrower than the figure 0, by which `ch` measures. */
const LETTER_CH = 0.85;

/**
 * The search of a list, always in sight; the label says by what it searches. A list looks at its filters' own properties, so
 * this is a function that makes the input and no component around it.
 */
export const listSearch = (label: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={label}
    slotProps={{ htmlInput: { 'aria-label': label, type: 'search' } }}
    sx={{ width: { xs: '100%', sm: `${label.length * LETTER_CH + ICON_CH}ch` } }}
  />
);
