import { Stack } from '@mui/material';
import { mediaUrlSchema } from '@shop/contracts/media-address';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PersonPicture } from '../../../components/people/person-picture.tsx';

const rule = (address: unknown) => (!address || mediaUrlSchema.safeParse(address).success ? undefined : 'Invalid URL');

/** The address of a user’s picture, and what is to be seen there. */
export function PictureAddressInput() {
  const [name, address] = useWatch({ name: ['name', 'imageUrl'] }) as (string | null | undefined)[];
  const url = mediaUrlSchema.safeParse(address).data ?? null;
  return (
    <Stack direction="row" spacing={2}>
      <PersonPicture name={name ?? ''} url={url} sizePx={72} />
      <TextInput
        source="imageUrl"
        label="Image URL"
        validate={rule}
        helperText="An address that begins with http://, https:// or /media/"
      />
    </Stack>
  );
}
