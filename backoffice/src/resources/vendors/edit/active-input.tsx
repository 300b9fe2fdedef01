import { Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { useInput } from 'react-admin';

/** Whether the shop is open to customers; a new one is not, unless said. */
export function ActiveInput() {
  const { field } = useInput({ source: 'isActive', defaultValue: false });
  const id = useId();
  return (
    <>
      <FormControlLabel
        label="Active"
        control={
          <Checkbox
            name={field.name}
            checked={field.value === true}
            onChange={(_event, isChecked) => {
              field.onChange(isChecked);
            }}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>
        An inactive shop can be filled in; customers neither see it nor buy there.
      </FormHelperText>
    </>
  );
}
