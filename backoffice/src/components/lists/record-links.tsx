import { Button, Stack } from '@mui/material';
import type { MouseEvent } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

type Screen = 'View' | 'Edit' | 'Delete';

interface RecordLinksProps {
  /** How the record is called, for those who hear the links alone: "order AK-1". */
  of: string;
  screens: readonly Screen[];
}

/** The row behind the links would open. */
const apart = (event: MouseEvent) => {
  event.stopPropagation();
};

/** Links from a row to the screens of its record. */
export function RecordLinks({ of, screens }: RecordLinksProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  if (!record) return null;
  const edit = pathTo({ resource, id: record.id, type: 'edit' });
  const paths: Record<Screen, string> = { View: `${edit}/show`, Edit: edit, Delete: `${edit}/delete` };
  return (
    <Stack direction="row">
      {screens.map((screen) => (
        <Button
          key={screen}
          component={Link}
          to={paths[screen]}
          size="small"
          color={screen === 'Delete' ? 'error' : 'primary'}
          aria-label={`${screen} ${of}`}
          onClick={apart}
          sx={{ minWidth: { xs: 44, md: 0 }, minHeight: { xs: 44, md: 32 }, px: 0.5 }}
        >
          {screen}
        </Button>
      ))}
    </Stack>
  );
}
