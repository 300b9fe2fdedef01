import UploadIcon from '@mui/icons-material/UploadOutlined';
import { Box, Button } from '@mui/material';

interface FileButtonProps {
  label: string;
  /** What may be chosen: `image/*`. */
  accept: string;
  onChosen: (file: File) => void;
  /** Of the text that says what is wrong with the choice. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** A button that opens the files of the device. The input itself has the focus and the name; the button is how it looks. */
export const FileButton = ({ label, accept, onChosen, describedBy, isInvalid = false }: FileButtonProps) => (
  <Button
    component="label"
    role={undefined}
    tabIndex={-1}
    variant="outlined"
    color={isInvalid ? 'error' : 'primary'}
    startIcon={<UploadIcon />}
    sx={{ minHeight: 44, '&:focus-within': { outline: '3px solid', outlineOffset: 2 } }}
  >
    {label}
    <Box
      component="input"
      type="file"
      accept={accept}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }: { target: HTMLInputElement }) => {
        const [file] = target.files ?? [];
        if (file) onChosen(file);
        // The same file can be chosen once more.
        target.value = '';
      }}
      sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
    />
  </Button>
);
