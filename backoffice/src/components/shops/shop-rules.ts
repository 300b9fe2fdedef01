import { shopLatitudeSchema, shopLongitudeSchema, shopNameSchema, shopTexts } from '@shop/contracts/rest/vendors';
import { ruleOf } from '../forms/rule-of.ts';

export const shopRules = {
  shopName: ruleOf(shopNameSchema),
  shopEmail: ruleOf(shopTexts.shopEmail),
  shopWebsite: ruleOf(shopTexts.shopWebsite),
  shopLatitude: ruleOf(shopLatitudeSchema.nullable()),
  shopLongitude: ruleOf(shopLongitudeSchema.nullable()),
};
