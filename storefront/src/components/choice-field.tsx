import { type ComponentPropsWithRef, useId } from 'react';

interface Choice {
  value: string;
  label: string;
}
interface ChoiceFieldProps extends ComponentPropsWithRef<'input'> {
  legend: string;
  choices: readonly Choice[];
  error?: string | undefined;
}

/** A few choices side by side, of which one is taken. */
export function ChoiceField({ legend, choices, error, ...input }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className="choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className="choices__row">
        {choices.map(({ value, label }) => (
          <label key={value} className="choice">
            <input {...input} type="radio" value={value} />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
