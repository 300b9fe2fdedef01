import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import RevenueIcon from '@mui/icons-material/PaymentsOutlined';
import UsersIcon from '@mui/icons-material/PeopleOutlined';
import VendorsIcon from '@mui/icons-material/StoreOutlined';
import { formatAmount } from '@shop/contracts/cedis';
import type { DashboardStats } from '@shop/contracts/rest/dashboard';
import { lazy, Suspense, useState } from 'react';
import { FigureCard } from '../../../components/figures/figure-card.tsx';
import { FigureCards, FigureCardsSkeleton } from '../../../components/figures/figure-cards.tsx';
import { Unread } from '../../../components/figures/unread.tsx';
import { useRead } from '../../../data/use-read.ts';

const DetailDialog = lazy(() => import('../details/detail-dialog.tsx'));

const count = (figure: number) => figure.toLocaleString('en-US');
const cards = [
  { name: 'users', label: 'Users', Icon: UsersIcon, format: count },
  { name: 'vendors', label: 'Vendors', Icon: VendorsIcon, format: count },
  { name: 'orders', label: 'Orders', Icon: OrdersIcon, format: count, note: 'Without cancelled ones' },
  { name: 'revenue', label: 'Revenue', Icon: RevenueIcon, format: (cedis: number) => `₵${formatAmount(cedis)}` },
] as const;

/** The shop in four figures; each opens the rows that are behind it. */
export function StatCards() {
  const { data, error, refetch } = useRead<DashboardStats>('/admin/dashboard/stats');
  const [opened, setOpened] = useState<keyof DashboardStats | null>(null);
  if (error) return <Unread sentence="The figures can’t be read just now." onRetry={() => void refetch()} />;
  if (!data) return <FigureCardsSkeleton />;
  return (
    <>
      <FigureCards label="The shop in figures">
        {cards.map(({ name, label, Icon, format, ...more }) => {
          const figure = data[name];
          return (
            <FigureCard
              key={name}
              {...more}
              label={label}
              icon={<Icon />}
              figure={figure === null ? null : format(figure)}
              onOpen={() => {
                setOpened(name);
              }}
            />
          );
        })}
      </FigureCards>
      <Suspense>
        {opened && (
          <DetailDialog
            name={opened}
            onClose={() => {
              setOpened(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
