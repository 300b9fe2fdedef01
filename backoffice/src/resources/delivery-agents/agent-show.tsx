import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { Link } from 'react-router-dom';
import { AuditTrail } from '../../components/audit-trail.tsx';
import { GoBackButton } from '../../components/records/go-back-button.tsx';
import { RecordScreen } from '../../components/records/record-screen.tsx';
import { TwoColumns } from '../../components/records/two-columns.tsx';
import { AgentChips } from './agent-chips.tsx';
import { titleOf } from './agent-title.ts';
import { AccountSection } from './show/account-section.tsx';
import { AgentDetails } from './show/agent-details.tsx';
import { PicturesSection } from './show/pictures-section.tsx';
import { StateButtons } from './show/state-buttons.tsx';

/** Everything about one agent, by which an admin decides whether it may work. */
export default function AgentShow() {
  return (
    <RecordScreen<DeliveryAgent> title={titleOf} failed="This delivery agent can’t be shown.">
      {(agent) => (
        <>
          <Card>
            <CardContent>
              <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
                <Box sx={{ flexGrow: 1 }}>
                  <Typography sx={{ fontWeight: 700, fontSize: '1.25rem' }}>{agent.user.name}</Typography>
                  <AgentChips {...agent} />
                </Box>
                <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                  <StateButtons agent={agent} />
                  <Button component={Link} to={`/deliveryAgents/${agent.id}`}>
                    Edit
                  </Button>
                  <GoBackButton home="/deliveryAgents" />
                </Stack>
              </Stack>
            </CardContent>
          </Card>
          {!agent.approved && (
            <Alert severity="info">
              This agent is not approved: no deliveries can be assigned. Look through the papers, then approve.
            </Alert>
          )}
          <TwoColumns
            aside={
              <>
                <AccountSection agent={agent} />
                <AuditTrail />
              </>
            }
          >
            <PicturesSection agent={agent} />
            <AgentDetails agent={agent} />
          </TwoColumns>
        </>
      )}
    </RecordScreen>
  );
}
