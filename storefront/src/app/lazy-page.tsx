import { type ComponentType, lazy, useState } from 'react';
import { PageNotLoaded } from '../components/page-not-loaded.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the page before it is shown. */
  load: () => Promise<void>;
}

/** A page that is loaded when it is first shown, as React's lazy ones are; one that is there already shows no skeleton. */
export function lazyPage(load: Load): LazyPage {
  let Loaded: ComponentType | undefined;
  // React keeps a failure for ever, so another try takes another lazy component.
  const later = () =>
    lazy(() =>
      load().catch((failure: unknown) => {
        throw new PageNotLoaded(failure, () => {
          Later = later();
        });
      }),
    );
  let Later = later();
  const Page = () => {
    const [Shown] = useState<ComponentType>(() => Loaded ?? Later);
    return <Shown />;
  };
  Page.load = async () => {
    Loaded = (await load()).default;
  };
  return Page;
}
