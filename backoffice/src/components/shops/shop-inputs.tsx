import { TextInput } from 'react-admin';
import { FormGrid } from '../forms/form-grid.tsx';
import { phoneRule } from '../forms/phone-rule.ts';
import { shopRules } from './shop-rules.ts';

/** Who the shop is and how it is reached. `at` is where its values stand in the form: "shop." */
export const ShopInputs = ({ at = '' }: { at?: string }) => (
  <FormGrid>
    <TextInput source={`${at}shopName`} label="Shop name" validate={shopRules.shopName} />
    <TextInput source={`${at}shopOwner`} label="Shop owner" />
    <TextInput source={`${at}shopPhone`} label="Shop phone" type="tel" validate={phoneRule} />
    <TextInput source={`${at}shopEmail`} label="Shop email" type="email" validate={shopRules.shopEmail} />
    <TextInput
      source={`${at}shopWebsite`}
      label="Shop website"
      type="url"
      validate={shopRules.shopWebsite}
      helperText="With https:// in front"
    />
    <TextInput source={`${at}shopLocation`} label="Shop location" helperText="The town or market" />
    <TextInput source={`${at}shopAddress`} label="Shop address" helperText="Where an agent finds it" />
  </FormGrid>
);
