import type { Product } from '@shop/contracts/rest/products';
import { DataTable } from 'react-admin';
import { Picture } from '../../../components/fields/picture.tsx';
import { PhoneField } from '../../../components/fields/phone-field.tsx';
import { AddLink } from '../../../components/lists/add-link.tsx';
import { ManyRows } from '../../../components/lists/many-rows.tsx';
import { PhoneCards } from '../../../components/lists/phone-cards.tsx';
import { ResourceList } from '../../../components/lists/resource-list.tsx';
import { useShop } from '../../../data/shop.tsx';
import { ManageLinks } from './manage-links.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductCard } from './product-card.tsx';
import { soldThingColumns, soldThingsOf } from './product-columns.ts';
import { productFilters } from './product-filters.tsx';
import { ProductName } from './product-name.tsx';
import { type ProductRow, rowsOfProduct } from './product-rows.ts';
import { rowsInWords } from './rows-in-words.ts';
import { ShownPrice } from './shown-price.tsx';
import { StockCount } from './stock-count.tsx';
import { VendorOfRow } from './vendor-of-row.tsx';

const PRODUCTS_A_PAGE = 5;
const exporting = { name: 'products', columns: soldThingColumns, linesOf: soldThingsOf };
/** The rows of one product stand together: a line comes after the last of them. */
const goesOn = ({ isLast }: ProductRow) => !isLast;
const rowSx = (row: ProductRow) => (goesOn(row) ? { '& > td': { borderBottom: 'none' } } : {});
const toProduct = (_id: unknown, _resource: string, row: ProductRow) => `/products/${row.product.id}/show`;

/** The products that a person may manage: one row for each colour, five products a page unless told otherwise. */
export default function ProductList() {
  const { area } = useShop();
  return (
    <>
      {area === 'admin' && <ManageLinks />}
      <ResourceList
        title="Products"
        empty="No products found."
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={PRODUCTS_A_PAGE}
        filters={productFilters[area]}
        exporting={exporting}
        actions={<AddLink label="+ Add Product" />}
        rowClick={toProduct as never}
        rowSx={rowSx as never}
        onPage={rowsInWords}
        rowsAround={(rows) => <ManyRows<Product, ProductRow> rowsOf={rowsOfProduct}>{rows}</ManyRows>}
        onPhone={<PhoneCards<ProductRow> goesOn={goesOn}>{(row) => <ProductCard row={row} />}</PhoneCards>}
      >
        <DataTable.Col<ProductRow>
          label="Image"
          render={({ imageUrl, product }) => <Picture url={imageUrl} alt={product.name} />}
        />
        <DataTable.Col<ProductRow> source="name" label="Name" render={(row) => <ProductName row={row} />} />
        <DataTable.Col<ProductRow>
          source="price"
          label="Price"
          align="right"
          render={(row) => <ShownPrice price={row.price} discountPrice={row.discountPrice} />}
        />
        <DataTable.Col<ProductRow>
          source="stock"
          label="Stock"
          align="right"
          render={(row) => <StockCount stock={row.stock} heldStock={row.heldStock} />}
        />
        {/* A vendor’s products are all its own. */}
        {area === 'admin' && <DataTable.Col<ProductRow> label="Vendor" render={(row) => <VendorOfRow row={row} />} />}
        {area === 'admin' && (
          <DataTable.Col<ProductRow>
            label="Vendor Contact"
            render={() => <PhoneField source="product.vendor.shopPhone" />}
          />
        )}
        <DataTable.Col<ProductRow> label="Actions" render={(row) => <ProductActions row={row} />} />
      </ResourceList>
    </>
  );
}
