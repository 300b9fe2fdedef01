import { Box, Stack, Typography } from '@mui/material';
import type { Lookup } from '@shop/contracts/rest/lookups';
import { useState } from 'react';
import { DataTable, ReferenceField, TextField } from 'react-admin';
import { listSearch } from '../../components/lists/list-search.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { LookupButtons } from './lookup-buttons.tsx';
import { lookupColumns } from './lookup-columns.ts';
import { LookupForm } from './lookup-form.tsx';
import type { Kind } from './lookup-kind.ts';
import { LookupName } from './lookup-name.tsx';
import { RowNumber } from './row-number.tsx';
import { useCategories } from './use-categories.ts';

const filters = [listSearch('Search by name')];

const CategoryOf = () => (
  <ReferenceField source="categoryId" reference="categories" link={false}>
    <TextField source="name" />
  </ReferenceField>
);

/** A list of words, and above it the one input in which a word is added or changed. */
export default function LookupScreen({ kind }: { kind: Kind }) {
  const [edited, setEdited] = useState<Lookup | null>(null);
  const categories = useCategories(kind.hasCategory ?? false);
  const buttons = {
    kind,
    onEdit: setEdited,
    onDeleted: ({ id }: Lookup) => {
      setEdited((current) => (current?.id === id ? null : current));
    },
  };
  return (
    <Box sx={{ mt: 2, maxWidth: '60rem' }}>
      <LookupForm
        key={edited?.id ?? 'new'}
        kind={kind}
        edited={edited}
        onDone={() => {
          setEdited(null);
        }}
      />
      <ResourceList<Lookup>
        title={`Manage ${kind.many}`}
        empty={`No ${kind.many.toLowerCase()} found.`}
        sort={{ field: 'name', order: 'ASC' }}
        filters={filters}
        exporting={{ name: kind.resource, columns: lookupColumns(kind, categories) }}
        rowClick={false}
        onPhone={
          <PhoneCards<Lookup>>
            {(lookup) => (
              <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <LookupName lookup={lookup} />
                  {kind.hasCategory && (
                    <Typography variant="body2" component="div" color="text.secondary">
                      <CategoryOf />
                    </Typography>
                  )}
                </Box>
                <LookupButtons {...buttons} lookup={lookup} />
              </Stack>
            )}
          </PhoneCards>
        }
      >
        <DataTable.Col label="#" render={(lookup: Lookup) => <RowNumber id={lookup.id} />} />
        <DataTable.Col<Lookup> source="name" render={(lookup) => <LookupName lookup={lookup} />} />
        {kind.hasCategory && <DataTable.Col label="Category" field={CategoryOf} disableSort />}
        <DataTable.Col<Lookup> label="Actions" render={(lookup) => <LookupButtons {...buttons} lookup={lookup} />} />
      </ResourceList>
    </Box>
  );
}
