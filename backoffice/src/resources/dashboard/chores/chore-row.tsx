import DoneIcon from '@mui/icons-material/CheckOutlined';
import { Button, Chip, ListItem, ListItemButton, ListItemText, Skeleton } from '@mui/material';
import { Link } from 'react-router-dom';

interface ChoreRowProps {
  label: string;
  note?: string;
  to: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** True where there may be more than were counted. */
  hasMore?: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

const phone44 = { minHeight: 48 };

/** One kind of work: how much of it there is, and the way to it. */
export function ChoreRow({ label, note, to, count, hasMore = false, hasFailed, onRetry }: ChoreRowProps) {
  if (hasFailed)
    return (
      <ListItem
        divider
        sx={phone44}
        secondaryAction={
          <Button size="small" onClick={onRetry} aria-label={`Try again: ${label}`}>
            Try again
          </Button>
        }
      >
        <ListItemText primary={label} secondary="Can’t be counted just now." />
      </ListItem>
    );
  const isDone = count === 0;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} sx={phone44}>
        <ListItemText
          primary={label}
          secondary={note}
          slotProps={{ primary: { sx: isDone ? { color: 'text.secondary' } : { fontWeight: 700 } } }}
        />
        {count === undefined ? (
          <Skeleton variant="rounded" width={40} height={24} />
        ) : isDone ? (
          <Chip size="small" variant="outlined" icon={<DoneIcon />} label="0" />
        ) : (
          <Chip size="small" color="warning" label={`${count.toLocaleString('en-US')}${hasMore ? ' or more' : ''}`} />
        )}
      </ListItemButton>
    </ListItem>
  );
}
