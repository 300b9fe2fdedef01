import { formatTime } from '@shop/browser/dates';
import { type FieldProps, useFieldValue } from 'react-admin';

/** A time on the shop's clock, "Fri 27 Nov, 14:05"; a dash where there is none. */
export function TimeField(props: FieldProps) {
  const iso = useFieldValue(props) as string | null | undefined;
  return iso ? (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {formatTime(iso)}
    </time>
  ) : (
    <span>–</span>
  );
}
