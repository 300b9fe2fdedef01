import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Button } from '@mui/material';

/** Shows a page as customers see it, beside this one. */
export const PreviewButton = ({ slug }: { slug: string }) => (
  <Button href={`/pages/${slug}`} target="_blank" endIcon={<OpenIcon />}>
    See /pages/{slug}
  </Button>
);
