import { toCedis } from '@shop/contracts/money';
import type { OrderFigures } from '@shop/contracts/services/order-figures';
import type { RevenueFigures } from '@shop/contracts/services/payment';

export const categoryData = ({ byCategory }: OrderFigures) =>
  byCategory.map(({ category, orders }) => ({ category: category ?? 'No category', total: orders }));

export const monthlyRevenue = ({ byMonth }: RevenueFigures) =>
  byMonth.map(({ month, totalPesewas }) => ({
    month: `Month ${Number(month.slice(5))}`,
    period: month,
    revenue: toCedis(totalPesewas),
  }));
