import { Box, Typography } from '@mui/material';
import type { DeliveryAgent } from '@shop/contracts/rest/delivery-agents';
import { AGENT_PICTURE_ENTRIES } from '../../../components/agents/agent-pictures.ts';
import { Section } from '../../../components/records/section.tsx';
import { NoPicture, PrivatePicture } from './private-picture.tsx';

/** Who the agent is and what it may drive, as its documents show. */
export const PicturesSection = ({ agent }: { agent: DeliveryAgent }) => (
  <Section title="Private pictures" subheader="Only admins and the agent see them.">
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' }}>
      {AGENT_PICTURE_ENTRIES.map(([field, label]) => {
        const url = agent[field];
        return (
          <Box key={field}>
            <Typography component="h3" variant="body2" gutterBottom>
              {label}
            </Typography>
            {url === null ? <NoPicture /> : <PrivatePicture url={url} label={label} />}
          </Box>
        );
      })}
    </Box>
  </Section>
);
