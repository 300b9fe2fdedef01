import { Link } from '@mui/material';
import { formatPhone } from '@shop/browser/phone';
import { type FieldProps, useFieldValue } from 'react-admin';

/** A phone number that a tap calls; a dash where there is none. */
export function PhoneField(props: FieldProps) {
  const phone = useFieldValue(props) as string | null | undefined;
  if (!phone) return <span>–</span>;
  return (
    <Link
      href={`tel:${phone}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      {formatPhone(phone)}
    </Link>
  );
}
