import { useRef } from 'react';

interface QuantityStepperProps {
  /** Whose quantity this is, for screen readers. */
  of: string;
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ of, quantity, most, onChange }: QuantityStepperProps) {
  const shown = useRef<HTMLOutputElement>(null);
  const step = (label: string, sign: string, by: 1 | -1) => {
    const isEnd = (count: number) => (by < 0 ? count <= 1 : count >= most);
    return (
      <button
        type="button"
        aria-label={`${label} quantity of ${of}`}
        disabled={isEnd(quantity)}
        onClick={() => {
          onChange(quantity + by);
          // The button is off then; the other one would undo it where the key is pressed once more.
          if (isEnd(quantity + by)) shown.current?.focus();
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${of}`}>
      {step('Decrease', '−', -1)}
      <output ref={shown} tabIndex={-1} aria-live="polite">
        {quantity}
      </output>
      {step('Increase', '+', 1)}
    </div>
  );
}
