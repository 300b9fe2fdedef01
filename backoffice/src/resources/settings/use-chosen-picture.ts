import { useEffect, useState } from 'react';
import { PICTURES, refusalOf } from '../../components/gallery/accepted-files.ts';

/** A picture that was chosen and not sent yet, with an address under which the page can show it; or why it can’t be taken. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    return () => {
      URL.revokeObjectURL(chosen.preview);
    };
  }, [chosen]);
  const choose = (file: File | null) => {
    const reason = file && refusalOf(file, PICTURES);
    setRefusal(reason);
    if (reason === null) setChosen(file && { file, preview: URL.createObjectURL(file) });
  };
  return {
    file: chosen?.file ?? null,
    preview: chosen?.preview ?? null,
    refusal,
    choose,
  };
}
