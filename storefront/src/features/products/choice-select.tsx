import { useId } from 'react';

interface ChoiceSelectProps {
  label: string;
  options: readonly { id: number; name: string; isSoldOut: boolean }[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** Shown beside what is chosen. */
  hex?: string | null | undefined;
}

/** A dropdown that is only there where there is a choice. What is sold out is seen, and can't be taken. */
export function ChoiceSelect({ label, options, chosen, onChoose, hex }: ChoiceSelectProps) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className="field field--beside" data-swatch={hex ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      {hex && <span className="swatch" style={{ background: hex }} />}
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.isSoldOut}>
            {option.isSoldOut ? `${option.name} – sold out` : option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
