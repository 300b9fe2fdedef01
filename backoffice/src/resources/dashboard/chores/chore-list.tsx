import { List } from '@mui/material';
import { Section } from '../../../components/records/section.tsx';
import { chores } from './chores.ts';
import { CountedChore } from './counted-chore.tsx';
import { LowStockChore } from './low-stock-chore.tsx';

/** What needs doing today. Each part is counted by itself: one that fails leaves the others. */
export const ChoreList = () => (
  <Section title="What needs doing today">
    <List disablePadding sx={{ mx: -2, mb: -1 }}>
      {chores.map((chore) => (
        <CountedChore key={chore.label} {...chore} />
      ))}
      <LowStockChore />
    </List>
  </Section>
);
