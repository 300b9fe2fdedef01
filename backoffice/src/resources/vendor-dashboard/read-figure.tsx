import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { FigureCard } from '../../components/figures/figure-card.tsx';

interface ReadFigureProps {
  label: string;
  icon: ReactNode;
  /** Undefined until it is read. */
  figure: string | undefined;
  note?: string | undefined;
  hasFailed: boolean;
  to: string;
}

/** A figure that is read by itself: one that can't be had leaves the others. */
export const ReadFigure = ({ figure, hasFailed, note, ...card }: ReadFigureProps) =>
  figure === undefined && !hasFailed ? (
    <Skeleton variant="rounded" height={122} />
  ) : (
    <FigureCard {...card} figure={figure ?? null} {...(note === undefined ? {} : { note })} />
  );
