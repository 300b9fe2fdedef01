import type { Product } from '@shop/contracts/rest/products';
import { Link } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { useSession } from '../../lib/session/session-context.tsx';
import { ColourDots } from './colour-dots.tsx';
import { CARD_SIZES } from './picture-sizes.ts';
import { choose, NOTHING_PICKED, picturesOf } from './product-choice.ts';
import { productViewOf } from './product-path.ts';

const NEARLY_GONE = 3;

/** `product.stock` sums up whatever of it is sold. */
function stockNote(stock: number): string | null {
  if (stock <= 0) return 'Sold out';
  return stock <= NEARLY_GONE ? `Only ${stock} left` : null;
}

export function ProductCard({ product, isFirst = false }: { product: Product; isFirst?: boolean }) {
  const { variant, price } = choose(product, NOTHING_PICKED);
  const note = stockNote(product.stock);
  const { path, frontEnd } = productViewOf(useSession()?.role, product.id);
  return (
    <Link className="product-card" to={path} reloadDocument={frontEnd === 'backoffice'}>
      <span className="product-card__picture">
        <Picture src={picturesOf(product, variant)[0]} alt="" sizes={CARD_SIZES} isFirst={isFirst} />
        {price.before !== null && <span className="badge badge--sale">Sale</span>}
        <ColourDots colours={product.variants.map(({ color }) => color)} />
      </span>
      <span className="product-card__name">{product.name}</span>
      <Price now={price.now} before={price.before} />
      {note && <span className="product-card__note">{note}</span>}
    </Link>
  );
}
