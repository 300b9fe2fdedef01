import { homeOfRole } from '@shop/browser/session/home-of-role';
import type { Role } from '@shop/contracts/roles';
import { useEffect } from 'react';
import type { Area } from '../data/shop.tsx';

/** Long enough to read the sentence. */
const READING_MS = 2000;

/** Tells a person of another role that this area is not theirs, and leads them to their own. */
export function SentHome({ role, area }: { role: Role; area: Area }) {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      window.location.replace(homeOfRole(role).path);
    }, READING_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [role]);
  return (
    <main style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'Andika, sans-serif' }}>
      <p role="alert">This part of the shop is for {area}s. We are taking you to your own.</p>
    </main>
  );
}
