import type { Vendor } from '@shop/contracts/rest/vendors';

type Shop = Pick<Vendor, 'shopPhone' | 'shopLocation' | 'shopAddress'>;

export interface OpeningStep {
  label: string;
  isDone: boolean;
  /** Where it is done; without it somebody else does it. */
  to?: string;
}

const isThere = (text: string | null) => text !== null && text.trim() !== '';

/** What a shop that is not open yet still needs, in its order. */
export const openingSteps = ({ shopPhone, shopLocation, shopAddress }: Shop, products: number): OpeningStep[] => [
  {
    label: 'Complete your Store Settings: phone, town and address',
    isDone: [shopPhone, shopLocation, shopAddress].every(isThere),
    to: '/settings',
  },
  { label: 'List your garments; they wait until your shop opens', isDone: products > 0, to: '/products/create' },
  { label: 'Wait for an admin, who looks through your shop and opens it', isDone: false },
];
