import { formatGhs } from '@shop/contracts/cedis';
import type { Product } from '@shop/contracts/rest/products';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { ActionBar } from '../../components/action-bar.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Price } from '../../components/price.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { choose, picturesOf, type ProductChoice } from './product-choice.ts';
import { ProductChoices } from './product-choices.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPromises } from './product-promises.tsx';
import { RelatedProducts } from './related-products.tsx';
import { usePicked } from './use-picked.ts';

const NEARLY_GONE = 3;

interface ProductDetailProps {
  product: Product;
  isAdding: boolean;
  onAdd: (choice: ProductChoice) => Promise<void>;
}

export function ProductDetail({ product, isAdding, onAdd }: ProductDetailProps) {
  const { picked, pick } = usePicked();
  const choice = choose(product, picked);
  const isSoldOut = choice.stock <= 0;
  const tint = { '--tint': choice.variant?.color.hex ?? undefined } as CSSProperties;
  return (
    <article className="page product" style={tint}>
      {product.category && (
        <Link className="back-link" to={`/customer/browse?category=${product.category.id}`}>
          {product.category.name}
        </Link>
      )}
      <ProductGallery key={choice.variant?.id} name={product.name} pictures={picturesOf(product, choice.variant)} />
      <div className="product__words">
        <PageTitle>{product.name}</PageTitle>
        <p className="product__price">
          <Price now={choice.price.now} before={choice.price.before} />
          {choice.price.before !== null && <span className="badge badge--sale">Sale</span>}
        </p>
        <ProductChoices product={product} choice={choice} picked={picked} onPick={pick} />
        {!isSoldOut && choice.stock <= NEARLY_GONE && <p className="product__left">Only {choice.stock} left</p>}
        {isSoldOut && product.stock > 0 && (
          <p className="product__left">This one is sold out. Another colour or size is still there.</p>
        )}
        <ActionBar sum={{ label: 'Price', amount: formatGhs(choice.price.now) }}>
          <BusyButton
            type="button"
            className="button button--wide"
            disabled={isSoldOut}
            isBusy={isAdding}
            onClick={() => void onAdd(choice)}
          >
            {isSoldOut ? 'Out of Stock' : isAdding ? 'Adding…' : 'Add to Cart'}
          </BusyButton>
        </ActionBar>
        <ProductPromises />
        <p className="product__vendor">
          Sold by <Link to={`/customer/browse?vendor=${product.vendor.id}`}>{product.vendor.shopName}</Link>
          {product.brand && <> · {product.brand.name}</>}
        </p>
        {product.description && <p>{product.description}</p>}
        {product.longDescription && <p className="product__long">{product.longDescription}</p>}
      </div>
      <RelatedProducts product={product} />
    </article>
  );
}

export function ProductDetailSkeleton() {
  return (
    <div className="page product">
      <Loading what="the product" />
      <div className="gallery">
        <div className="gallery__large">
          <Skeleton shape="picture" />
        </div>
      </div>
      <div className="product__words">
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <Skeleton shape="row" count={2} />
      </div>
    </div>
  );
}
