import AddPictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import AddVideoIcon from '@mui/icons-material/VideoCallOutlined';
import type { ReactNode } from 'react';
import { type FileKind, PICTURES, VIDEOS } from '../gallery/accepted-files.ts';

export interface MediaKind {
  files: FileKind;
  /** One of them in a sentence, and several. */
  one: string;
  several: string;
  addIcon: ReactNode;
}

export const pictures: MediaKind = {
  files: PICTURES,
  one: 'picture',
  several: 'pictures',
  addIcon: <AddPictureIcon />,
};
export const videos: MediaKind = { files: VIDEOS, one: 'video', several: 'videos', addIcon: <AddVideoIcon /> };
