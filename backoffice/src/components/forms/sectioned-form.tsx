import { Box, Stack } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { SaveContextProvider } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Question } from '../dialogs/dialogs.ts';
import { SaveBar } from '../saving/save-bar.tsx';
import { ConfirmedForm } from './confirmed-form.tsx';
import type { FieldErrors } from './field-errors.ts';

interface SectionedFormProps {
  /** Writes the values; answers what was wrong with single fields. */
  save: (values: FieldValues) => Promise<FieldErrors | undefined>;
  /** Asked before anything is written. */
  question?: Question;
  /** What the button that saves says. */
  label: string;
  /** Where going back leads a person who came here directly. */
  home: string;
  /** What the fields hold at first. The same object as long as that is the same. */
  record?: object;
  /** Takes from the values what leaves the screen. */
  shouldUnregister?: boolean;
  children: ReactNode;
}

/** A form in sections, with its buttons in reach at the lower edge. */
export function SectionedForm({ save, label, home, children, ...form }: SectionedFormProps) {
  const context = useMemo(() => ({ save, saving: false, mutationMode: 'pessimistic' as const }), [save]);
  return (
    <SaveContextProvider value={context}>
      <ConfirmedForm noValidate component={Sections} toolbar={<Toolbar label={label} home={home} />} {...form}>
        <Stack spacing={2} sx={{ width: '100%' }}>
          {children}
        </Stack>
      </ConfirmedForm>
    </SaveContextProvider>
  );
}

const Sections = ({ children }: { children: ReactNode }) => <Box sx={{ mb: 2 }}>{children}</Box>;

function Toolbar({ label, home }: { label: string; home: string }) {
  const { isSubmitting } = useFormState();
  return <SaveBar isSaving={isSubmitting} save={label} home={home} />;
}
