import { createContext, use } from 'react';

export interface Question {
  title: string;
  text: string;
  /** What the button that goes ahead says. */
  action: string;
  /** True where something is lost for good. */
  isGrave?: boolean;
}

export interface Message {
  title: string;
  text: string;
}

export interface Dialogs {
  /** Asks; true where the person goes ahead. */
  ask: (question: Question) => Promise<boolean>;
  /** Tells something that has to be read. */
  tell: (message: Message) => Promise<void>;
  /** True while one of them stands open. */
  isAsking: boolean;
}

export const DialogsContext = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = use(DialogsContext);
  if (!dialogs) throw new Error('There is no DialogsProvider around this component.');
  return dialogs;
}
