import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';

interface ImageAddressFormProps {
  /** Answers why the address was not taken; null where it was. */
  onAdd: (address: string) => Promise<string | null>;
}

/** An image is added by its address and Enter. A blank one is no address. */
export function ImageAddressForm({ onAdd }: ImageAddressFormProps) {
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === '' || isBusy) return;
    setIsBusy(true);
    const reason = await onAdd(address.trim());
    setIsBusy(false);
    setRefusal(reason);
    if (reason === null) setAddress('');
  };

  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      onSubmit={(event) => void add(event)}
      sx={{ alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        label="Image URL"
        type="url"
        value={address}
        error={refusal !== null}
        helperText={refusal ?? 'Begins with https://, http:// or /media/. Press Enter to add it.'}
        onChange={({ target }) => {
          setAddress(target.value);
        }}
        sx={{ flexGrow: 1 }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
        {isBusy ? 'Adding…' : 'Add image'}
      </Button>
    </Stack>
  );
}
