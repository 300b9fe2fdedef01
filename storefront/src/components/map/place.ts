/** A point on a map. */
export interface Place {
  id: number;
  latitude: number;
  longitude: number;
  label: string;
}
