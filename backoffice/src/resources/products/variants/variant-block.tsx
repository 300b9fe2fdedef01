import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { Accordion, AccordionActions, AccordionDetails, Box, Button, Stack } from '@mui/material';
import type { ProductVariant } from '@shop/contracts/rest/products';
import { useId, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { Controller, get, useFormState, useWatch } from 'react-hook-form';
import { Gallery } from '../../../components/gallery/gallery.tsx';
import { ColourSelect } from './colour-select.tsx';
import type { EditorValues } from './editor-values.ts';
import { FallbackFields } from './fallback-fields.tsx';
import { SizeRows } from './size-rows.tsx';
import { SkuNote } from './sku-note.tsx';
import { useLookup } from './use-lookup.ts';
import { VariantHead } from './variant-head.tsx';

interface VariantBlockProps {
  index: number;
  saved: ProductVariant | undefined;
  startsOpen: boolean;
  onRemove: () => void;
}

/** One colour with its pictures and sizes; closed it is a line that tells how it stands. */
export function VariantBlock({ index, saved, startsOpen, onRemove }: VariantBlockProps) {
  const source = `variants.${index}` as const;
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const variant = useWatch<EditorValues, typeof source>({ name: source });
  const { errors } = useFormState<EditorValues>({ name: source });
  const isWrong = get(errors, source) !== undefined;
  const { choices } = useLookup('colors');
  const colour = [...choices, ...(saved ? [saved.color] : [])].find(({ id }) => id === variant.colorId);
  const name = colour?.name ?? 'New colour';

  return (
    <Accordion
      role="group"
      aria-label={name}
      variant="outlined"
      disableGutters
      // What is wrong inside has to be seen.
      expanded={isOpen || isWrong}
      onChange={(_, opens) => {
        setIsOpen(opens);
      }}
      // The block is named as a whole; its body needs no landmark of its own.
      slotProps={{ heading: { component: 'h2' }, region: { role: undefined, 'aria-labelledby': undefined } }}
    >
      <VariantHead
        id={`${id}-head`}
        aria-controls={`${id}-body`}
        name={name}
        hex={colour?.hex}
        variant={variant}
        heldStock={saved?.heldStock ?? 0}
        icon={<ExpandIcon />}
      />
      <AccordionDetails>
        <Stack spacing={2}>
          <Box sx={{ maxWidth: { sm: 320 } }}>
            <ColourSelect index={index} saved={saved} />
            <SkuNote sku={saved?.SKU} isOutdated={saved !== undefined && saved.colorId !== variant.colorId} />
          </Box>
          <Controller<EditorValues, `${typeof source}.pictures`>
            name={`${source}.pictures`}
            render={({ field }) => <Gallery of={name} pictures={field.value} onChange={field.onChange} />}
          />
          {variant.hasSizes ? (
            <Box>
              <BooleanInput source={`${source}.available`} label="This colour is for sale" helperText={false} />
              <SizeRows index={index} saved={saved} />
            </Box>
          ) : (
            <Box>
              <FallbackFields index={index} saved={saved} />
            </Box>
          )}
        </Stack>
      </AccordionDetails>
      <AccordionActions>
        <Button color="error" startIcon={<RemoveIcon />} sx={{ minHeight: 44 }} onClick={onRemove}>
          Remove Variant
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
