/** Letters of a name of which two stand side by side on a phone. */
const NARROW_NAME = 14;

interface TickFilterProps {
  legend: string;
  options: readonly { id: number; name: string; hex?: string | null | undefined }[];
  chosen: readonly number[];
  onTick: (id: number, isTicked: boolean) => void;
}

/** Any number of a list's entries. A list without entries takes no room. */
export function TickFilter({ legend, options, chosen, onTick }: TickFilterProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className="filter">
      <legend>{legend}</legend>
      <div className="filter__options" data-wide={options.some(({ name }) => name.length > NARROW_NAME)}>
        {options.map(({ id, name, hex }) => (
          <label key={id} className="tick">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => {
                onTick(id, target.checked);
              }}
            />
            {hex && <span className="swatch" style={{ background: hex }} />}
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
