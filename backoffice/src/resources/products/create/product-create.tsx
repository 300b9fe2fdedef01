import type { Product } from '@shop/contracts/rest/products';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ShopNeeded } from '../../../components/shop-needed.tsx';
import { useShop } from '../../../data/shop.tsx';
import { NewProductForm } from './new-product-form.tsx';

const TITLE = 'List a garment';

/** The form of a new product; leads to the product once it is made. */
export default function ProductCreate() {
  const { area } = useShop();
  const [made, setMade] = useState<Product | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (made) void navigate(`/products/${made.id}/show`);
  }, [made, navigate]);

  const form = (
    <>
      <Title title={TITLE} preferenceKey={false} />
      <NewProductForm isMade={made !== null} onMade={setMade} />
    </>
  );
  return area === 'admin' ? form : <ShopNeeded title={TITLE}>{form}</ShopNeeded>;
}
