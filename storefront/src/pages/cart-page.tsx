import { formatGhs } from '@shop/contracts/cedis';
import { Link } from 'react-router-dom';
import { ActionBar } from '../components/action-bar.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Loading, Skeleton } from '../components/skeleton.tsx';
import { useCartWriter } from '../features/cart/cart-context.tsx';
import { CartLine } from '../features/cart/cart-line.tsx';
import { CartWarnings } from '../features/cart/cart-warnings.tsx';
import { TotalsList } from '../features/cart/totals-list.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import { productPath } from '../features/products/product-path.ts';
import { sentenceOf } from '@shop/browser/http/api-error';

export default function CartPage() {
  const { cart: answer, error, reload } = useCart();
  const writer = useCartWriter();
  if (!answer)
    return (
      <div className="page">
        <PageTitle>Cart</PageTitle>
        {error ? (
          <LoadFailure says={sentenceOf(error, 'Could not load cart')} onRetry={() => void reload()} />
        ) : (
          <>
            <Loading what="your cart" />
            <Skeleton shape="row" count={3} />
          </>
        )}
      </div>
    );
  const { cart, totals, warnings } = answer;
  if (cart.items.length === 0)
    return (
      <div className="page">
        <PageTitle>Cart</PageTitle>
        <CartWarnings warnings={warnings} />
        <EmptyState stamp="basket" says="Your cart is empty.">
          <Link className="button" to="/customer/browse">
            See all clothes
          </Link>
        </EmptyState>
      </div>
    );
  const isBlocked = cart.items.some(({ isAvailable }) => !isAvailable);
  return (
    <div className="page cart">
      <PageTitle>Cart</PageTitle>
      <CartWarnings warnings={warnings} />
      <ul className="cart__lines">
        {cart.items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            to={productPath(item.product.id)}
            onQuantity={(quantity) => writer?.changeQuantity(item.id, quantity)}
            onRemove={() => writer?.remove(item.id)}
          />
        ))}
      </ul>
      <div className="side">
        <aside className="side__sum" aria-label="Sum">
          <TotalsList totals={totals} isShippingKnown />
        </aside>
        {isBlocked ? (
          <ActionBar>
            <p className="alert">Remove what is no longer available, then you can go on.</p>
          </ActionBar>
        ) : (
          <ActionBar sum={{ label: 'Total', amount: formatGhs(totals.total) }}>
            <Link className="button button--wide" to="/customer/checkout">
              Go to checkout
            </Link>
          </ActionBar>
        )}
      </div>
    </div>
  );
}
