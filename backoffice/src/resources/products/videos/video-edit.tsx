import { ProductLinks } from '../variants/product-links.tsx';
import { ProductToEdit } from '../variants/product-to-edit.tsx';
import { VideoForm } from './video-form.tsx';

export default function VideoEdit() {
  return (
    <ProductToEdit title="Videos">
      {(product) => (
        <>
          <ProductLinks id={product.id} here="videos" />
          <VideoForm key={product.id} product={product} />
        </>
      )}
    </ProductToEdit>
  );
}
