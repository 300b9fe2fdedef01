const EARLIEST = '1900-01-01';

/** Whether somebody can have been born on that day; days as YYYY-MM-DD. */
export const isBirthDate = (day: string, today: string): boolean => day >= EARLIEST && day < today;
