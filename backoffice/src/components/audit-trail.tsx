import { Box, Card, CardContent, CardHeader, List, ListItem, ListItemText, Typography } from '@mui/material';
import { formatTime } from '@shop/browser/dates';
import type { AuditEntry } from '@shop/contracts/rest/audit';
import { useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { useShop } from '../data/shop.tsx';

const SHOWN = 20;

/** The name is gone where the person was deleted. */
const whoOf = ({ actor: { id, role, name } }: AuditEntry): string =>
  id === null ? `the shop’s ${name ?? 'own'} service` : `${name ?? `no. ${id}`} (${role})`;

const text = (value: string | number | boolean | null) => (value === null || value === '' ? '–' : String(value));

/** Personal fields are named without their values. */
const changeOf = (field: string, { from, to }: AuditEntry['changes'][string]): string =>
  from === null && to === null ? `${field} changed` : `${field}: ${text(from)} → ${text(to)}`;

/** Who changed what on the record around it, and when; the newest first. Admins alone may read it. */
export function AuditTrail({ resource: named }: { resource?: string }) {
  const { area } = useShop();
  const around = useResourceContext();
  const record = useRecordContext();
  const resource = named ?? around ?? '';
  const { data, isPending, error } = useGetList<AuditEntry>(
    'audit',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'at', order: 'DESC' },
      filter: { resource, id: record?.id },
    },
    { enabled: area === 'admin' && record !== undefined },
  );
  if (area !== 'admin') return null;
  return (
    <Card component="section" aria-label="Audit trail" sx={{ mt: 2 }}>
      <CardHeader
        title="Audit trail"
        slotProps={{ title: { variant: 'h3', component: 'h2' } }}
        subheader="Who changed what, and when"
      />
      <CardContent sx={{ pt: 0 }}>
        {error ? <Typography>The trail can’t be read just now.</Typography> : null}
        {!isPending && data?.length === 0 ? <Typography color="text.secondary">No changes yet.</Typography> : null}
        <List dense disablePadding>
          {data?.map((entry) => (
            <ListItem key={entry.id} disableGutters divider alignItems="flex-start">
              <ListItemText
                primary={`${entry.action} by ${whoOf(entry)}`}
                secondary={
                  <>
                    <time dateTime={entry.at}>{formatTime(entry.at)}</time>
                    {Object.entries(entry.changes).map(([field, change]) => (
                      <Box component="span" key={field} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                        {changeOf(field, change)}
                      </Box>
                    ))}
                  </>
                }
              />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
