import { type ComponentType, lazy, useState } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the page before it is shown. */
  load: () => Promise<void>;
}

/** A page that is loaded when it is first shown, as React's lazy ones are; one that is there already shows no skeleton. */
export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  const Later = lazy(load);
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Later);
    return <Shown />;
  };
  Page.load = async () => {
    Loaded = (await load()).default;
  };
  return Page;
}
