import { ProductLinks } from './product-links.tsx';
import { ProductToEdit } from './product-to-edit.tsx';
import { VariantForm } from './variant-form.tsx';

export default function VariantEditor() {
  return (
    <ProductToEdit title="Variants">
      {(product) => (
        <>
          <ProductLinks id={product.id} here="variants" />
          <VariantForm key={product.id} product={product} />
        </>
      )}
    </ProductToEdit>
  );
}
