import { z } from 'zod';

/** Null is what could not be had just now. */
export const dashboardStatsSchema = z.object({
  users: z.int().nullable(),
  vendors: z.int().nullable(),
  /** Live ones, of all time. */
  orders: z.int().nullable(),
  /** Cedis: what was paid, less what went back. */
  revenue: z.number().nullable(),
});
export type DashboardStats = z.infer<typeof dashboardStatsSchema>;

export const categoryTotalSchema = z.object({
  category: z.string(),
  /** Orders with something of this category. */
  total: z.int(),
});

export const monthRevenueSchema = z.object({
  /** `Month 1` is January. */
  month: z.string(),
  /** The same month with its year, `YYYY-MM`. */
  period: z.string(),
  revenue: z.number(),
});

export const dashboardChartsSchema = z.object({
  categoryData: z.array(categoryTotalSchema),
  /** The last twelve months, the oldest first. */
  monthlyRevenue: z.array(monthRevenueSchema),
});
export type DashboardCharts = z.infer<typeof dashboardChartsSchema>;
