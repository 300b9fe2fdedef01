interface QuantityStepperProps {
  /** Whose quantity this is, for screen readers. */
  of: string;
  quantity: number;
  most: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ of, quantity, most, onChange }: QuantityStepperProps) {
  const step = (label: string, sign: string, to: number, isOff: boolean) => (
    <button
      type="button"
      aria-label={`${label} quantity of ${of}`}
      disabled={isOff}
      onClick={() => {
        onChange(to);
      }}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper" role="group" aria-label={`Quantity of ${of}`}>
      {step('Decrease', '−', quantity - 1, quantity <= 1)}
      <output aria-live="polite">{quantity}</output>
      {step('Increase', '+', quantity + 1, quantity >= most)}
    </div>
  );
}
