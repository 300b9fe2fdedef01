import UploadIcon from '@mui/icons-material/UploadOutlined';
import { FilesButton } from '../gallery/files-button.tsx';

interface FileButtonProps {
  label: string;
  /** What may be chosen: `image/*`. */
  accept: string;
  onChosen: (file: File) => void;
  /** Of the text that says what is wrong with the choice. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** A button that opens the files of the device, for one of them. */
export const FileButton = ({ onChosen, ...rest }: FileButtonProps) => (
  <FilesButton
    {...rest}
    icon={<UploadIcon />}
    multiple={false}
    onChosen={([file]) => {
      if (file) onChosen(file);
    }}
  />
);
