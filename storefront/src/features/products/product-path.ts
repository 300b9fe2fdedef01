export const productPath = (id: number): string => `/customer/product/productdetail/${id}`;
