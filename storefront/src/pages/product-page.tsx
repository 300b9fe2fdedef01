import type { Product } from '@shop/contracts/rest/products';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { AfterSignIn } from '../app/after-sign-in.ts';
import { LoadFailure } from '../components/load-failure.tsx';
import { useTell } from '../components/notices/notices.tsx';
import { useAddToCart } from '../features/cart/use-add-to-cart.ts';
import { type ProductChoice } from '../features/products/product-choice.ts';
import { ProductDetail, ProductDetailSkeleton } from '../features/products/product-detail.tsx';
import { choicePath } from '../features/products/product-path.ts';
import { useProduct } from '../features/products/use-product.ts';
import { ApiError, sentenceOf } from '@shop/browser/http/api-error';
import { useSession } from '../lib/session/session-context.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function ProductPage() {
  const { id = '' } = useParams();
  const productId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
  const { data: product, error, mutate } = useProduct(productId);
  const { isAdding, addToCart } = useAddFromPage(() => void mutate());
  if (product)
    return <ProductDetail key={product.id} product={product} isAdding={isAdding} onAdd={addToCart(product)} />;
  if (productId === null || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  if (error)
    return (
      <div className="page">
        <LoadFailure says={sentenceOf(error, 'The product could not be loaded.')} onRetry={() => void mutate()} />
      </div>
    );
  return <ProductDetailSkeleton />;
}

/** Adds one piece of the choice; a visitor signs in first. `onRefused` may look again at what is left. */
function useAddFromPage(onRefused: () => void) {
  const role = useSession()?.role;
  const add = useAddToCart();
  const navigate = useNavigate();
  const tell = useTell();
  const [isAdding, setAdding] = useState(false);
  // Two clicks may come before the page is drawn.
  const isOnItsWay = useRef(false);

  const addToCart =
    (product: Product) =>
    async ({ variant, size }: ProductChoice) => {
      const choice = {
        productId: product.id,
        variantId: variant?.id ?? null,
        sizeId: size?.sizeId ?? null,
        quantity: 1,
      };
      if (role === undefined) {
        const state: AfterSignIn = {
          returnTo: choicePath(product.id, choice),
          addToCart: choice,
          says: `Sign in, and ${product.name} goes into your cart.`,
        };
        void navigate('/login', { state });
        return;
      }
      if (role !== 'customer') {
        tell('bad', 'Only customers can buy. Sign in with a customer’s account.');
        return;
      }
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      setAdding(true);
      try {
        await add(choice);
        tell('good', `${product.name} is in your cart.`, {
          action: <Link to="/customer/cart">See the cart</Link>,
        });
      } catch (failure) {
        tell('bad', sentenceOf(failure, 'It could not be added to your cart. Please try again.'));
        onRefused();
      }
      isOnItsWay.current = false;
      setAdding(false);
    };
  return { isAdding, addToCart };
}
