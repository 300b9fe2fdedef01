import { Chip } from '@mui/material';
import type { LogReport } from '@shop/contracts/rest/log-reports';

const COLOURS = { info: 'info', warning: 'warning', error: 'error' } as const;

export const LevelChip = ({ level }: Pick<LogReport, 'level'>) => (
  <Chip size="small" variant="outlined" label={level} color={COLOURS[level]} />
);
