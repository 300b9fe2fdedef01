import { formatTime } from '@shop/browser/dates';
import { formatAmount } from '@shop/contracts/cedis';
import type { Order } from '@shop/contracts/rest/orders';
import { type Theme, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { DataTable } from 'react-admin';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { PhoneCards } from '../../components/lists/phone-cards.tsx';
import { RecordLinks } from '../../components/lists/record-links.tsx';
import { ResourceList } from '../../components/lists/resource-list.tsx';
import { OrderLink } from '../../components/orders/order-link.tsx';
import { placeOf } from '../../components/orders/place-of.ts';
import { ShopNeeded } from '../../components/shop-needed.tsx';
import { useShop } from '../../data/shop.tsx';
import { EmailInTwo } from './list/email-in-two.tsx';
import { ItemPictures } from './list/item-pictures.tsx';
import { OrderCard } from './list/order-card.tsx';
import { orderColumns } from './list/order-export.ts';
import { orderFilters, phoneOrderFilters } from './list/order-filters.tsx';
import { lastDays } from './list/shop-days.ts';
import { OrderState } from './show/order-state.tsx';

/** An admin's list begins with today, a vendor's with all days. */
const useBeginning = () => {
  const { area } = useShop();
  const [today] = useState(() => lastDays(1, new Date()));
  return area === 'admin' ? { filterDefaultValues: today } : {};
};

export default function OrderList() {
  const { area } = useShop();
  const beginning = useBeginning();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <ShopNeeded title="Orders">
      <ResourceList<Order>
        {...beginning}
        // Days that were chosen yesterday would hide the orders of today.
        storeKey={false}
        empty="No orders found."
        sort={{ field: 'placedAt', order: 'DESC' }}
        filters={isPhone ? phoneOrderFilters : orderFilters}
        exporting={{ name: 'orders', columns: orderColumns }}
        onPhone={<PhoneCards<Order>>{(order) => <OrderCard order={order} />}</PhoneCards>}
      >
        <DataTable.Col<Order> source="id" label="ID" render={(order) => <OrderLink order={order} />} />
        <DataTable.Col<Order> label="Items" render={({ items }) => <ItemPictures items={items} />} />
        <DataTable.Col source="customer.name" label="Customer" disableSort />
        <DataTable.Col source="customer.phone" label="Phone" field={PhoneField} disableSort />
        <DataTable.Col<Order>
          source="customer.email"
          label="Email"
          disableSort
          render={({ customer }) => <EmailInTwo email={customer.email} />}
        />
        <DataTable.Col<Order> label="Location" render={({ address }) => placeOf(address)} />
        <DataTable.Col<Order> source="status" render={(order) => <OrderState order={order} />} />
        <DataTable.Col<Order>
          source="totalAmount"
          label="Total (GHS)"
          align="right"
          render={({ totalAmount }) => formatAmount(totalAmount)}
        />
        <DataTable.Col<Order>
          source="placedAt"
          label="Placed"
          render={({ placedAt }) => <time dateTime={placedAt}>{formatTime(placedAt)}</time>}
        />
        {area === 'admin' && (
          <DataTable.Col<Order>
            label="Actions"
            render={({ number }) => <RecordLinks of={`order ${number}`} screens={['View', 'Edit', 'Delete']} />}
          />
        )}
      </ResourceList>
    </ShopNeeded>
  );
}
