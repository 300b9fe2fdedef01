import { ADMIN } from './accounts.ts';
import type { DemoShop } from './demo-shop.ts';

interface DemoPage {
  slug: string;
  title: string;
  description: string;
  showInHeader: boolean;
  showInFooter: boolean;
  sections: readonly { title: string; description: string }[];
}

const PAGES: readonly DemoPage[] = [
  {
    slug: 'size-guide',
    title: 'Size guide',
    description: 'Go by the child’s height first, then by age. Between two sizes, take the larger: children grow.',
    showInHeader: false,
    showInFooter: true,
    sections: [
      { title: 'Babies', description: '0–3 months: 62 cm. 3–6 months: 68 cm. 6–12 months: 80 cm.' },
      { title: 'Toddlers', description: '1–2 years: 92 cm. 2–3 years: 98 cm.' },
      { title: 'Children', description: '4–5 years: 110 cm. 6–7 years: 122 cm. 8–9 years: 134 cm.' },
    ],
  },
  {
    slug: 'delivery-and-returns',
    title: 'Delivery and returns',
    description: 'A delivery agent brings your parcel to your door and calls before coming.',
    showInHeader: false,
    showInFooter: true,
    sections: [
      {
        title: 'When it comes',
        description:
          'Most parcels arrive within two days of the vendor’s acceptance. Your order’s tracker shows each step.',
      },
      {
        title: 'If something is wrong',
        description: 'You may cancel while every vendor’s part is pending; the whole sum goes back the way it came.',
      },
    ],
  },
  {
    slug: 'paying',
    title: 'Paying',
    description: 'Pay by mobile money or card on the payment provider’s page. We never see your card or your PIN.',
    showInHeader: false,
    showInFooter: true,
    sections: [
      {
        title: 'If your phone goes off',
        description: 'Once you have paid, your order is kept. Sign in again and you find it under Orders.',
      },
    ],
  },
];

/** The pages that an admin of the demo has written. */
export async function makePages({ front, person }: DemoShop): Promise<void> {
  const token = await person(ADMIN.email).token();
  for (const { sections, ...page } of PAGES) {
    const { id } = await front.send<{ id: number }>('POST', '/api/public-pages', page, token);
    for (const section of sections) await front.send('POST', `/api/public-pages/${id}/origins`, section, token);
  }
}
