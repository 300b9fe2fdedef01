import { ProductLinks } from '../variants/product-links.tsx';
import { ProductToEdit } from '../variants/product-to-edit.tsx';
import { BasicForm } from './basic-form.tsx';

export default function ProductEdit() {
  return (
    <ProductToEdit title="Edit">
      {(product) => (
        <>
          <ProductLinks id={product.id} here="" />
          <BasicForm key={product.id} product={product} />
        </>
      )}
    </ProductToEdit>
  );
}
