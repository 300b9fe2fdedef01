import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { useIsUnsaved } from './use-is-unsaved.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

type Report = (form: string, isUnsaved: boolean) => void;

const ReportContext = createContext<Report | null>(null);

/** Holds a person back who would leave any of several forms with changes: a router lets only one do that at a time. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const report = useCallback<Report>((form, isUnsaved) => {
    setUnsaved((before) => [...before.filter((other) => other !== form), ...(isUnsaved ? [form] : [])]);
  }, []);
  useUnsavedWarning(unsaved.length > 0);
  return <ReportContext value={report}>{children}</ReportContext>;
}

/** Stands in each of the forms. */
export function UnsavedForm() {
  const report = use(ReportContext);
  if (!report) throw new Error('There are no UnsavedForms around this form.');
  const form = useId();
  const isUnsaved = useIsUnsaved();
  useEffect(() => {
    if (!isUnsaved) return;
    report(form, true);
    return () => {
      report(form, false);
    };
  }, [report, form, isUnsaved]);
  return null;
}
