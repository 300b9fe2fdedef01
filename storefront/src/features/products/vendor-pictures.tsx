import { Picture } from '../../components/picture.tsx';
import { useInView } from '../../lib/use-in-view.ts';
import { choose, NOTHING_PICKED, picturesOf } from './product-choice.ts';
import { useNewestOfVendor } from './use-newest-of-vendor.ts';

const SHOWN = 3;

/** The newest clothes of a vendor in a row, and how many there are; asked for when they come near. */
export function VendorPictures({ vendorId }: { vendorId: number }) {
  const [row, isNear] = useInView<HTMLSpanElement>();
  const { data } = useNewestOfVendor(vendorId, SHOWN, isNear);
  return (
    <span ref={row} className="vendor-card__clothes">
      <span className="vendor-card__pictures">
        {data?.rows.map((product) => (
          <Picture
            key={product.id}
            src={picturesOf(product, choose(product, NOTHING_PICKED).variant)[0]}
            alt=""
            sizes="(min-width: 64rem) 8rem, 30vw"
          />
        ))}
      </span>
      {data && (
        <span className="badge">
          {data.total} {data.total === 1 ? 'product' : 'products'}
        </span>
      )}
    </span>
  );
}
