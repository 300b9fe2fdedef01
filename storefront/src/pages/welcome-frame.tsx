import type { ReactNode } from 'react';
import { Motif } from '../components/motifs.tsx';

/** Around the forms at the shop's door; a wide screen has room for a greeting beside them. */
export function WelcomeFrame({ children }: { children: ReactNode }) {
  return (
    <div className="welcome">
      <div className="welcome__greeting">
        <Motif stamp="shirt" />
        <p className="welcome__word">Akwaaba!</p>
        <p>Clothes for playing, for school and for naming days, from shops all over Ghana.</p>
      </div>
      <div className="page page--narrow">{children}</div>
    </div>
  );
}
