import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { EditorValues } from './editor-values.ts';
import { useLookup } from './use-lookup.ts';

interface Choice {
  id: number;
  name: string;
  hex?: string | null | undefined;
}
interface LookupSelectProps {
  source: `variants.${number}.colorId` | `variants.${number}.sizes.${number}.sizeId`;
  kind: 'colors' | 'sizes';
  label: string;
  /** What is chosen already, to be shown before the list is there. */
  saved: Choice | undefined;
  show?: (choice: Choice) => ReactNode;
}

const nameOf = ({ name }: Choice): ReactNode => name;

/** One of the shop's colours or sizes. */
export function LookupSelect({ source, kind, label, saved, show = nameOf }: LookupSelectProps) {
  const { choices, failed } = useLookup(kind);
  const { trigger } = useFormContext<EditorValues>();
  const { field, fieldState, formState } = useController<EditorValues, typeof source>({ name: source });
  const offered: readonly Choice[] =
    saved && !choices.some(({ id }) => id === saved.id) ? [saved, ...choices] : choices;
  const isKnown = offered.some(({ id }) => id === field.value);

  return (
    <TextField
      select
      fullWidth
      required
      label={label}
      value={isKnown ? field.value : ''}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (failed ? 'The list can’t be read just now.' : undefined)}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        field.onChange(Number(target.value));
        // Another row may say that it stands there twice.
        if (formState.isSubmitted) void trigger();
      }}
    >
      {offered.map((choice) => (
        <MenuItem key={choice.id} value={choice.id} sx={{ minHeight: 44 }}>
          {show(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
