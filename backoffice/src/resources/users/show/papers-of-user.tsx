import { Button, Skeleton, Stack, Typography } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActiveChip, ApprovedChip } from '../../../components/fields/yes-no-chip.tsx';
import { Unread } from '../../../components/figures/unread.tsx';
import { RecordLink } from '../../../components/records/record-link.tsx';
import { Section } from '../../../components/records/section.tsx';
import { createPathFor } from './create-path-for.ts';

/** The papers of an agent, or the way to enter them. */
export function PapersOfUser({ userId }: { userId: number }) {
  const { data, error, refetch } = useGetList<DeliveryAgent>('deliveryAgents', { filter: { userId } });
  const agent = data?.[0];
  return (
    <Section title="Delivery agent">
      {error ? (
        <Unread onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : agent ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <RecordLink to={`/deliveryAgents/${agent.id}/show`}>Papers and pictures</RecordLink>
          <ApprovedChip approved={agent.approved} />
          <ActiveChip isActive={agent.active} />
        </Stack>
      ) : (
        <>
          <Typography gutterBottom>The papers of this agent are still to be entered.</Typography>
          <Button component={Link} to={createPathFor('deliveryAgents', userId)} variant="outlined">
            Enter the papers
          </Button>
        </>
      )}
    </Section>
  );
}
