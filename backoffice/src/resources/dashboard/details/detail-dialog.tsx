import CloseIcon from '@mui/icons-material/CloseOutlined';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { DashboardStats } from '@shop/contracts/rest/dashboard';
import { useState } from 'react';
import { type RaRecord, useDebouncedEvent, useGetList } from 'react-admin';
import { Unread } from '../../../components/figures/unread.tsx';
import { EmptyText } from '../../../components/lists/empty-text.tsx';
import { PrevNext } from '../../../components/lists/prev-next.tsx';
import type { Detail } from './detail.ts';
import { DetailTable } from './detail-table.tsx';
import { details } from './details.tsx';

const ROWS = 5;
const TYPING_MS = 300;

interface DetailDialogProps {
  name: keyof DashboardStats;
  onClose: () => void;
}

/** The rows behind one figure: searched, five at a time, each leading to its record. */
export default function DetailDialog({ name, onClose }: DetailDialogProps) {
  const detail = details[name] as Detail<RaRecord>;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [{ q, page }, ask] = useState({ q: '', page: 1 });
  const { data, total, error, refetch } = useGetList(
    `admin/dashboard/${name}`,
    { pagination: { page, perPage: ROWS }, sort: { field: detail.sort, order: 'DESC' }, filter: q ? { q } : {} },
    { placeholderData: keepPreviousData },
  );
  const search = useDebouncedEvent((text: string) => {
    ask({ q: text.trim(), page: 1 });
  }, TYPING_MS);

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="md" aria-labelledby="detail-title">
      <DialogTitle id="detail-title" sx={{ pr: 7 }}>
        {detail.title}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', right: 8, top: 8, p: 1.25 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start', minHeight: 400, px: { xs: 1, sm: 3 } }}>
        <TextField
          type="search"
          label={detail.search}
          autoFocus={!isPhone}
          sx={{ mt: 1 }}
          onChange={({ target }) => {
            search(target.value);
          }}
        />
        {error ? (
          <Unread onRetry={() => void refetch()} />
        ) : (
          <DetailTable detail={detail} rows={data} waitsFor={ROWS} />
        )}
        {total === 0 && <EmptyText>No data found.</EmptyText>}
        <PrevNext
          page={page}
          pages={Math.ceil((total ?? 0) / ROWS)}
          onPage={(to) => {
            ask({ q, page: to });
          }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {total === undefined ? '' : `${total.toLocaleString('en-US')} found`}
        </Typography>
      </DialogContent>
    </Dialog>
  );
}
