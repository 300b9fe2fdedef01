import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import type { Lookup } from '@shop/contracts/rest/lookups';
import { type FormEvent, useState } from 'react';
import { useDialogs } from '../../components/dialogs/dialogs.ts';
import { Section } from '../../components/records/section.tsx';
import { useUnsavedWarning } from '../../components/saving/use-unsaved-warning.ts';
import type { Kind } from './lookup-kind.ts';
import { useCategories } from './use-categories.ts';
import { useSaveLookup } from './use-save-lookup.ts';

const MOST_NAME = 200;
const NO_COLOUR = '#cccccc';

interface LookupFormProps {
  kind: Kind;
  edited: Lookup | null;
  /** Once it is saved or given up. */
  onDone: () => void;
}

/** One input: what is typed there is added, or takes the name's place; Enter sends it, and an empty one is ignored. */
export function LookupForm({ kind, edited, onDone }: LookupFormProps) {
  const [name, setName] = useState(edited?.name ?? '');
  const [hex, setHex] = useState(edited?.hex ?? null);
  const [categoryId, setCategoryId] = useState(edited?.categoryId ?? null);
  const [isSaving, setIsSaving] = useState(false);
  const save = useSaveLookup(kind, edited);
  const { tell } = useDialogs();
  const isChanged = edited
    ? name !== edited.name || hex !== (edited.hex ?? null) || categoryId !== (edited.categoryId ?? null)
    : name.trim() !== '';
  useUnsavedWarning(isChanged && !isSaving);

  const submit = async () => {
    const trimmed = name.trim();
    if (trimmed === '' || isSaving) return;
    if (kind.hasCategory && categoryId === null) {
      await tell({ title: 'Which category?', text: 'Please select a parent category' });
      return;
    }
    setIsSaving(true);
    const isSaved = await save({
      name: trimmed,
      ...(categoryId === null ? {} : { categoryId }),
      ...(kind.hasColour ? { hex } : {}),
    });
    setIsSaving(false);
    if (!isSaved) return;
    setName('');
    setHex(null);
    onDone();
  };

  return (
    <Section title={edited ? `Edit ${edited.name}` : `Add ${kind.one}`}>
      <Stack
        component="form"
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {kind.hasCategory && <CategoryInput value={categoryId} onChange={setCategoryId} />}
        <TextField
          label="Name"
          value={name}
          autoFocus={edited !== null}
          onChange={({ target }) => {
            setName(target.value);
          }}
          slotProps={{ htmlInput: { maxLength: MOST_NAME } }}
          sx={{ flex: '1 1 14rem' }}
        />
        {kind.hasColour && (
          <Box
            component="input"
            type="color"
            aria-label="The colour as it looks"
            value={hex ?? NO_COLOUR}
            onChange={({ target }: { target: HTMLInputElement }) => {
              setHex(target.value);
            }}
            sx={{ width: 56, height: 44, p: 0.5, borderRadius: 1, border: 1, borderColor: 'divider' }}
          />
        )}
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ minHeight: 44 }}>
          {isSaving ? 'Saving...' : edited ? 'Update' : 'Add'}
        </Button>
        {edited && (
          <Button onClick={onDone} sx={{ minHeight: 44 }}>
            Cancel
          </Button>
        )}
      </Stack>
    </Section>
  );
}

interface CategoryInputProps {
  value: number | null;
  onChange: (id: number) => void;
}

function CategoryInput({ value, onChange }: CategoryInputProps) {
  const categories = useCategories(true);
  return (
    <TextField
      select
      label="Parent category"
      value={categories.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => {
        onChange(Number(target.value));
      }}
      sx={{ flex: '1 1 12rem' }}
    >
      {categories.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
