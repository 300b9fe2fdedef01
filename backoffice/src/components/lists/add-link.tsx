import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads from a list to the form of a new record. */
export function AddLink({ label }: { label: string }) {
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  return (
    <Button component={Link} to={pathTo({ resource, type: 'create' })} variant="contained" size="small">
      {label}
    </Button>
  );
}
