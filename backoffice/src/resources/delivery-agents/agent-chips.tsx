import { Stack } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { ActiveChip, ApprovedChip } from '../../components/fields/yes-no-chip.tsx';

/** Whether an agent may work: approved once, and active while it does. */
export const AgentChips = ({ approved, active }: Pick<DeliveryAgent, 'approved' | 'active'>) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
    <ApprovedChip approved={approved} />
    <ActiveChip isActive={active} />
  </Stack>
);
