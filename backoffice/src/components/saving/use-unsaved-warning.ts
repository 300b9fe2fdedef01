import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useDialogs } from '../dialogs/dialogs.ts';

const QUESTION = {
  title: 'Leave without saving?',
  text: 'Some of your changes are not saved.',
  action: 'Leave',
  isGrave: true,
};

/** Holds a person back who would leave what they have not saved: by a link, by going back, or by closing the tab. */
export function useUnsavedWarning(isChanged: boolean) {
  const { ask } = useDialogs();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask(QUESTION).then((leaves) => {
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, ask]);

  useEffect(() => {
    if (!isChanged) return;
    const holdBack = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', holdBack);
    return () => {
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [isChanged]);
}
