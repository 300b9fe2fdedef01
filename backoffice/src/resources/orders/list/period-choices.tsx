import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ComponentType } from 'react';
import { useListContext } from 'react-admin';
import { lastDays, type Period } from './shop-days.ts';

const choicesAt = (now: Date): readonly { label: string; period: Period }[] => [
  { label: 'Today', period: lastDays(1, now) },
  { label: '7 days', period: lastDays(7, now) },
  { label: '30 days', period: lastDays(30, now) },
  { label: 'All', period: {} },
];

interface PeriodChoicesProps {
  /** A list looks at these of its filters; the choices write `from` and `to`. */
  source: string;
  alwaysOn: true;
}

/** The periods that people ask for most, each at one press; the one that the list shows is marked. */
export const PeriodChoices: ComponentType<PeriodChoicesProps> = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { from, to, ...others } = filterValues as Period & Record<string, unknown>;
  const choices = choicesAt(new Date());
  const shown = choices.find(({ period }) => period.from === from && period.to === to);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Placed"
      value={shown?.label ?? null}
      onChange={(_event, label: string | null) => {
        const chosen = choices.find((choice) => choice.label === label);
        if (chosen) setFilters({ ...others, ...chosen.period }, displayedFilters);
      }}
      sx={{ mt: 1, height: 40 }}
    >
      {choices.map(({ label }) => (
        <ToggleButton key={label} value={label} sx={{ px: 1.5, textTransform: 'none', whiteSpace: 'nowrap' }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
