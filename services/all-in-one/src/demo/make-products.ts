import { VENDORS } from './accounts.ts';
import type { DemoShop } from './demo-shop.ts';
import type { Form } from './doors.ts';
import { drawLook } from './garments/example-looks.ts';
import type { ColourName } from './garments/named-colours.ts';
import type { LookupIds } from './make-lookups.ts';
import { rasterOf } from './pictures.ts';
import type { DemoProduct } from './product-of-look.ts';

const picturesOf = async (product: DemoProduct, colour: ColourName) => [
  { bytes: await rasterOf(drawLook(product.look, colour)), name: `${product.look.key}.png`, type: 'image/png' },
];

/** The form that the product's vendor fills in. */
async function formOf(product: DemoProduct, idOf: LookupIds): Promise<Form> {
  const { look, colours, sizes, stockOf } = product;
  const discount = product.discountPrice === null ? {} : { discountPrice: product.discountPrice };
  const form: Form = {
    name: product.name,
    description: product.description,
    longDescription: product.longDescription,
    categoryId: idOf('categories', product.category),
    subCategoryId: idOf('subcategories', product.subcategory),
    brandId: idOf('brands', product.brand),
    materialId: idOf('materials', product.material),
    originId: idOf('origins', product.origin),
    tagIds: JSON.stringify(product.tags.map((tag) => idOf('tags', tag))),
    price: product.price,
    ...discount,
    stock: stockOf(0, 0),
  };
  if (colours.length === 0) {
    return { ...form, productImages_0: await picturesOf(product, look.colours[0] ?? 'Cream') };
  }
  const variants = colours.map((colour, c) => ({
    colorId: idOf('colors', colour),
    price: product.price,
    ...discount,
    stock: sizes.length === 0 ? stockOf(c, 0) : 0,
    available: true,
    // The larger sizes take more cloth: the last two cost five cedis more.
    sizes: sizes.map((size, s) => ({
      sizeId: idOf('sizes', size),
      price: product.price + (s >= sizes.length - 2 ? 5 : 0),
      ...discount,
      stock: stockOf(c, s),
      available: true,
    })),
  }));
  const pictures = await Promise.all(
    look.colours
      .slice(0, colours.length)
      .map(async (colour, c) => [`variantImages_${c}`, await picturesOf(product, colour)] as const),
  );
  return { ...form, variants: JSON.stringify(variants), ...Object.fromEntries(pictures) };
}

/** Lists one product in its vendor's shop; answers its id. */
export async function makeProduct(
  { front, person }: DemoShop,
  product: DemoProduct,
  place: number,
  idOf: LookupIds,
): Promise<number> {
  const sellers = VENDORS.filter(({ isActive }) => isActive);
  const vendor = sellers[place % sellers.length];
  if (!vendor) throw new Error('the demo has no active vendor');
  const form = await formOf(product, idOf);
  const { id } = await front.form<{ id: number }>('/api/products/with-image', form, await person(vendor.email).token());
  return id;
}
