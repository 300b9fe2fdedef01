import { InputAdornment } from '@mui/material';
import { priceCedisSchema } from '@shop/contracts/money';
import { NumberInput, type NumberInputProps, type Validator } from 'react-admin';

const SENTENCE = 'Give an amount in cedis.';

/** The same rule as the server's, with its sentence where it has one of its own. */
const rule = (isRequired: boolean): Validator & { isRequired: boolean } =>
  Object.assign(
    (cedis: unknown) => {
      if (cedis === null || cedis === undefined || cedis === '') return isRequired ? SENTENCE : undefined;
      const { error } = priceCedisSchema.safeParse(cedis);
      return error?.issues[0]?.message;
    },
    { isRequired },
  );
const requiredPrice = rule(true);
const price = rule(false);

interface PriceInputProps extends Omit<NumberInputProps, 'validate'> {
  isRequired?: boolean;
}

/** An amount in cedis, to the pesewa. */
export const PriceInput = ({ isRequired = false, ...input }: PriceInputProps) => (
  <NumberInput
    step={0.01}
    min={0}
    {...input}
    validate={isRequired ? requiredPrice : price}
    slotProps={{ input: { startAdornment: <InputAdornment position="start">₵</InputAdornment> } }}
  />
);
