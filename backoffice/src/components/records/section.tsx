import { Card, CardContent, CardHeader, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Beneath the heading. */
  subheader?: ReactNode;
  /** Beside the heading: a state, a button. */
  action?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** One group of what a record's screen shows, under its own heading. */
export function Section({ title, subheader, action, sx, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={sx}>
      <CardHeader
        title={title}
        subheader={subheader}
        action={action}
        slotProps={{
          title: { id, variant: 'h3', component: 'h2' },
          subheader: { variant: 'body2', component: 'div' },
          action: { sx: { alignSelf: 'center', m: 0 } },
        }}
        sx={{ pb: 0 }}
      />
      <CardContent>{children}</CardContent>
    </Card>
  );
}
