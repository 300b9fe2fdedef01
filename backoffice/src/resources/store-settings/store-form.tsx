import type { Vendor } from '@shop/contracts/rest/vendors';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { ShopSections } from '../../components/shops/shop-sections.tsx';
import { StoreNotice } from './store-notice.tsx';
import { useSaveStore } from './use-save-store.ts';

/** What a vendor changes of its own shop. Whether it is open is the admins’ to say. */
export const StoreForm = ({ shop }: { shop: Vendor }) => (
  <SectionedForm record={shop} save={useSaveStore(shop)} label="Save store settings" home="/dashboard">
    <StoreNotice shop={shop} />
    <ShopSections />
  </SectionedForm>
);
