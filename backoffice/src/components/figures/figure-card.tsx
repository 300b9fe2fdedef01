import OpenIcon from '@mui/icons-material/ChevronRightOutlined';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface FigureCardProps {
  label: string;
  /** The figure as it is shown; null where it could not be had. */
  figure: string | null;
  icon: ReactNode;
  /** A word beneath the figure. */
  note?: string;
  onOpen?: () => void;
  /** The screen that it leads to. */
  to?: string;
}

/** One figure, large; where there is more behind it, the whole card opens it. */
export function FigureCard({ label, figure, icon, note, onOpen, to }: FigureCardProps) {
  const content = (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 0.5, height: '100%', alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        <Box
          aria-hidden
          sx={{
            display: { xs: 'none', sm: 'flex' },
            p: 0.75,
            borderRadius: 2,
            bgcolor: 'action.hover',
            color: 'primary.main',
          }}
        >
          {icon}
        </Box>
        <Typography sx={{ flexGrow: 1 }}>{label}</Typography>
        {(onOpen ?? to) !== undefined && <OpenIcon aria-hidden />}
      </Box>
      <Typography sx={{ fontSize: { xs: '1.35rem', sm: '1.7rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {figure ?? '–'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {figure === null ? 'Can’t be read just now' : note}
      </Typography>
    </Box>
  );
  return (
    <Card sx={{ minWidth: 0 }}>
      {onOpen ? (
        <CardActionArea onClick={onOpen} aria-haspopup="dialog" sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : to === undefined ? (
        content
      ) : (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      )}
    </Card>
  );
}
