import { Box } from '@mui/material';
import { PictureInput } from '../media/picture-input.tsx';
import { AGENT_PICTURE_ENTRIES } from './agent-pictures.ts';

/** The three private pictures, which only admins and the agent see. */
export const AgentPictureInputs = ({ at = '' }: { at?: string }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' } }}>
    {AGENT_PICTURE_ENTRIES.map(([field, label]) => (
      <PictureInput key={field} source={`${at}${field}`} label={label} />
    ))}
  </Box>
);
