import { Chip, Stack } from '@mui/material';
import type { PublicPage } from '@shop/contracts/rest/public-pages';
import { YesNoChip } from '../../components/fields/yes-no-chip.tsx';

type Visibility = Pick<PublicPage, 'isVisible' | 'showInHeader' | 'showInFooter'>;

/** Where a page or a section is shown, in words. */
export const VisibilityChips = ({ isVisible, showInHeader, showInFooter }: Visibility) => (
  <Stack component="span" direction="row" sx={{ py: 0.5, gap: 0.5, flexWrap: 'wrap' }}>
    <YesNoChip isSo={isVisible} yes="Visible" no="Hidden" />
    {showInHeader && <Chip component="span" size="small" variant="outlined" label="Header" />}
    {showInFooter && <Chip component="span" size="small" variant="outlined" label="Footer" />}
  </Stack>
);
