export const trackPath = (idOrNumber: string): string => `/customer/track/${encodeURIComponent(idOrNumber)}`;

/** What the tracker is told by the page before it; kept in the history entry. */
export interface TrackState {
  /** The customer comes from paying for this very order. */
  isJustPaid?: boolean;
}
