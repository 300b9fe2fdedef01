import { NumberInput } from 'react-admin';

interface StockInputProps {
  source: string;
  hint?: string | undefined;
}

/** A turn of the wheel above a stock must not change it. */
const letGo = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
  currentTarget.blur();
};

/** How many there are. */
export const StockInput = ({ source, hint }: StockInputProps) => (
  <NumberInput
    source={source}
    label="Stock"
    isRequired
    step={1}
    min={0}
    helperText={hint ?? false}
    slotProps={{ htmlInput: { inputMode: 'numeric', onWheel: letGo } }}
  />
);
