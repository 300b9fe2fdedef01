import type { LogReport } from '@shop/contracts/rest/log-reports';
import { LOG_LEVELS } from '@shop/contracts/statuses';
import { Stack, Typography } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { formatTime } from '@shop/browser/dates';
import { TimeField } from '../../components/fields/time-field.tsx';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { DeleteReport } from './delete-report.tsx';
import { LevelChip } from './level-chip.tsx';

const filters = [
  listSearch('Search by title or message'),
  <SelectInput key="level" source="level" choices={LOG_LEVELS.map((level) => ({ id: level, name: level }))} />,
];

const columns = [
  { heading: 'Title', value: ({ title }: LogReport) => title },
  { heading: 'Message', value: ({ message }: LogReport) => message },
  { heading: 'Level', value: ({ level }: LogReport) => level },
  { heading: 'Created', value: ({ createdAt }: LogReport) => createdAt },
];

export default function LogReportList() {
  return (
    <ResourceList<LogReport>
      empty="No log reports found."
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      exporting={{ name: 'log-reports', columns }}
      rowClick="edit"
      onPhone={
        <PhoneCards<LogReport>>
          {(report) => (
            <Stack spacing={0.5}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
                <Typography sx={{ fontWeight: 700 }}>{report.title}</Typography>
                <LevelChip level={report.level} />
              </Stack>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {report.message}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatTime(report.createdAt)}
              </Typography>
              <Stack direction="row">
                <RecordLinks of={report.title} screens={['Edit']} />
                <DeleteReport />
              </Stack>
            </Stack>
          )}
        </PhoneCards>
      }
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="message" disableSort />
      <DataTable.Col<LogReport> source="level" render={({ level }) => <LevelChip level={level} />} />
      <DataTable.Col source="createdAt" label="Created" field={TimeField} />
      <DataTable.Col<LogReport>
        label="Actions"
        render={({ title }) => (
          <Stack direction="row">
            <RecordLinks of={title} screens={['Edit']} />
            <DeleteReport />
          </Stack>
        )}
      />
    </ResourceList>
  );
}
