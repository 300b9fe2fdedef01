import { ProductLinks } from '../variants/product-links.tsx';
import { ProductToEdit } from '../variants/product-to-edit.tsx';
import { ImageForm } from './image-form.tsx';

export default function ImageEdit() {
  return (
    <ProductToEdit title="Pictures">
      {(product) => (
        <>
          <ProductLinks id={product.id} here="images" />
          <ImageForm key={product.id} product={product} />
        </>
      )}
    </ProductToEdit>
  );
}
