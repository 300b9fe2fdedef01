import { Avatar } from '@mui/material';
import { mediaUrlOfWidth } from '@shop/contracts/media-url';

interface PersonPictureProps {
  name: string;
  url: string | null;
  sizePx?: number;
}

const SMALL = 160;

/** A person’s picture; where there is none, the first letter of the name. The name itself stands beside it. */
export const PersonPicture = ({ name, url, sizePx = 32 }: PersonPictureProps) => (
  <Avatar
    src={url === null ? undefined : mediaUrlOfWidth(url, SMALL)}
    alt=""
    aria-hidden
    sx={{ width: sizePx, height: sizePx, fontSize: sizePx / 2, bgcolor: 'action.selected', color: 'text.primary' }}
  >
    {Array.from(name)[0]}
  </Avatar>
);
