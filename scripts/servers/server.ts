/** A server that runs: where it is, and how to end it. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Takes sentences for the person at the terminal. */
export type Say = (sentence: string) => void;
