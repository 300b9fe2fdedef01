import { Typography } from '@mui/material';

interface SkuNoteProps {
  /** Of what is saved; none while it is new. */
  sku: string | undefined;
  /** True where its colour or size was changed in the form. */
  isOutdated: boolean;
}

/** The number that the shop gives to what is sold: made from product, colour and size, and anew when these change. */
export const SkuNote = ({ sku, isOutdated }: SkuNoteProps) => (
  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    {sku === undefined
      ? 'The shop makes the SKU when this is saved.'
      : isOutdated
        ? `SKU ${sku}. It gets a new one when this is saved.`
        : `SKU ${sku}`}
  </Typography>
);
