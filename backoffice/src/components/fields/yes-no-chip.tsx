import { Chip } from '@mui/material';

interface YesNoChipProps {
  isSo: boolean;
  /** Its word where it is so, and where it is not. */
  yes: string;
  no: string;
}

/** A state that is so or not, in its own word; the colour only repeats it. */
export const YesNoChip = ({ isSo, yes, no }: YesNoChipProps) => (
  <Chip size="small" variant="outlined" label={isSo ? yes : no} color={isSo ? 'success' : 'warning'} />
);

export const ActiveChip = ({ isActive }: { isActive: boolean }) => (
  <YesNoChip isSo={isActive} yes="Active" no="Inactive" />
);
export const ApprovedChip = ({ approved }: { approved: boolean }) => (
  <YesNoChip isSo={approved} yes="Approved" no="Not approved" />
);
