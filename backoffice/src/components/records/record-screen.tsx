import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, ShowBase, Title } from 'react-admin';
import { RecordFailed } from './record-failed.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

interface RecordScreenProps<Row extends RaRecord> {
  /** What the bar says; without a record while it is being read or where there is none. */
  title: (record: Row | undefined) => string;
  /** What is said where the record can't be read; the server's reason is added. */
  failed: string;
  /** Reads the record again so often, as long as it answers a number. */
  readAgainMs?: (record: Row | undefined) => number | false;
  children: (record: Row) => ReactNode;
}

const stay = () => undefined;

/** The screen of the record that the address names: what it shows, how it waits, and what it says where there is nothing. */
export function RecordScreen<Row extends RaRecord>({ title, failed, readAgainMs, children }: RecordScreenProps<Row>) {
  return (
    <ShowBase<Row>
      queryOptions={{
        onError: stay,
        ...(readAgainMs ? { refetchInterval: (query) => readAgainMs(query.state.data) } : {}),
      }}
      render={({ record, error, refetch, resource }) => (
        <>
          <Title title={title(record)} preferenceKey={false} />
          {record ? (
            <RecordContextProvider value={record}>
              <Stack spacing={2} sx={{ mt: 2, mb: 4 }}>
                {children(record)}
              </Stack>
            </RecordContextProvider>
          ) : error ? (
            <RecordFailed sentence={failed} failure={error} onRetry={() => void refetch()} list={`/${resource}`} />
          ) : (
            <RecordSkeleton />
          )}
        </>
      )}
    />
  );
}
