const MOST = 4;

/** A hint that there are more colours than the picture shows; the product's page names them. */
export function ColourDots({ colours }: { colours: readonly { id: number; hex: string | null }[] }) {
  const seen = colours.flatMap(({ id, hex }) => (hex === null ? [] : [{ id, hex }])).slice(0, MOST);
  if (seen.length < 2) return null;
  return (
    <span className="colour-dots" aria-hidden="true">
      {seen.map(({ id, hex }) => (
        <span key={id} style={{ background: hex }} />
      ))}
    </span>
  );
}
