import { Button } from '@mui/material';
import { useGoBack } from '../saving/use-go-back.ts';

/** Goes back a page. */
export const GoBackButton = ({ home }: { home: string }) => <Button onClick={useGoBack(home)}>Go Back</Button>;
