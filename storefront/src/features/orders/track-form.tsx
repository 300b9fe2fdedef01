interface TrackFormProps {
  number: string;
  onTrack: (number: string) => void;
}

export function TrackForm({ number, onTrack }: TrackFormProps) {
  return (
    <form
      key={number}
      className="track-form"
      action={(form) => {
        const typed = String(form.get('number') ?? '').trim();
        if (typed !== '') onTrack(typed);
      }}
    >
      <label htmlFor="order-number">Order number</label>
      <input id="order-number" name="number" defaultValue={number} autoComplete="off" maxLength={20} required />
      <button type="submit" className="button">
        Track
      </button>
    </form>
  );
}
