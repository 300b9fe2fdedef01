/** Does the work while no other process on this clone does the same; waits for the other first, and says what for. */
export function oneAtATime<Result>(mark: string, reason: string, work: () => Promise<Result>): Promise<Result>;
