import { Stack } from '@mui/material';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { LOOK_AT_FIELDS } from '../../../components/forms/look-at-fields.ts';
import { useFocusOnError } from '../../../components/forms/use-focus-on-error.ts';
import { HeldWhileSaving } from '../../../components/saving/held-while-saving.tsx';
import { SaveBar } from '../../../components/saving/save-bar.tsx';

interface ProductFormProps<Values extends FieldValues> extends Omit<ComponentProps<typeof SaveBar>, 'isSaving'> {
  form: UseFormReturn<Values>;
  onSave: (values: Values) => unknown;
  /** Absent: while the form is sent. */
  isSaving?: boolean;
  /** The form's element, where somebody else has to find something in it. */
  element?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  /** What belongs to the form and stands outside it, as dialogs do. */
  beside?: ReactNode;
}

/** The frame of each form about a product: who may not save is told and led to the first field that is wrong. */
export function ProductForm<Values extends FieldValues>(props: ProductFormProps<Values>) {
  const { form, onSave, isSaving = form.formState.isSubmitting, children, beside, element: known, ...bar } = props;
  const own = useRef<HTMLFormElement>(null);
  const element = known ?? own;
  const notify = useNotify();
  useFocusOnError(element, form.control);
  return (
    <ResourceContextProvider value="products">
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          onSubmit={form.handleSubmit(onSave, () => {
            notify(LOOK_AT_FIELDS, { type: 'error' });
          })}
        >
          <Stack spacing={2} sx={{ maxWidth: '70rem' }}>
            <HeldWhileSaving isSaving={isSaving}>{children}</HeldWhileSaving>
            <SaveBar isSaving={isSaving} {...bar} />
          </Stack>
        </form>
        {beside}
      </FormProvider>
    </ResourceContextProvider>
  );
}
