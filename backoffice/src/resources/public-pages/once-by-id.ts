/** Each record once, where it stands first. */
export const onceById = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...rows.reduce((known, row) => (known.has(row.id) ? known : known.set(row.id, row)), new Map<number, Row>()).values(),
];
