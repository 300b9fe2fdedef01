import { formatGhs } from '@shop/contracts/cedis';
import { type FieldProps, useFieldValue } from 'react-admin';

/** A price in cedis, "GHS 1,234.50"; a dash where there is none. */
export function PriceField(props: FieldProps) {
  const cedis = useFieldValue(props) as number | null | undefined;
  return <span style={{ whiteSpace: 'nowrap' }}>{formatGhs(cedis)}</span>;
}
PriceField.textAlign = 'right';
