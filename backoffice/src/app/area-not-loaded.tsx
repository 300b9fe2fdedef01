/** In place of an area whose programs did not arrive: a line that broke, or a shop that was renewed meanwhile. */
export function AreaNotLoaded() {
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'Andika, sans-serif' }}>
      <p role="alert">The back office could not be loaded. Check your connection and try again.</p>
      <button
        type="button"
        onClick={() => {
          window.location.reload();
        }}
      >
        Try again
      </button>
    </main>
  );
}
