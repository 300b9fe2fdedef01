import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

interface FilesButtonProps {
  label: string;
  /** What a screen reader calls it, where the label alone stands on the page more than once. */
  name?: string;
  icon: ReactNode;
  accept: string;
  /** Opens the camera of a phone instead of its files. */
  camera?: boolean;
  /** Of the text that says what is wrong with the choice. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  /** Whether several may be chosen at once; a camera takes one. */
  multiple?: boolean;
  disabled?: boolean;
  onChosen: (files: File[]) => void;
}

/** A button that opens the files or the camera of the device, for one or many. The input itself has focus and name. */
export const FilesButton = ({
  label,
  name = label,
  icon,
  accept,
  camera,
  describedBy,
  isInvalid = false,
  multiple = !camera,
  disabled,
  onChosen,
}: FilesButtonProps) => (
  <Button
    component="label"
    role={undefined}
    tabIndex={-1}
    variant="outlined"
    color={isInvalid ? 'error' : 'primary'}
    startIcon={icon}
    disabled={disabled}
    sx={{ minHeight: 44, '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
  >
    {label}
    <Box
      component="input"
      type="file"
      accept={accept}
      multiple={multiple}
      capture={camera ? 'environment' : undefined}
      disabled={disabled}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }: { target: HTMLInputElement }) => {
        const files = [...(target.files ?? [])];
        if (files.length > 0) onChosen(files);
        // The same file can be chosen once more.
        target.value = '';
      }}
      sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
    />
  </Button>
);
