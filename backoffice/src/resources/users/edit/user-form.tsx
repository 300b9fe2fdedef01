import { PASSWORD_MASK } from '@shop/contracts/password-mask';
import { emailSchema } from '@shop/contracts/rest/auth';
import type { User } from '@shop/contracts/rest/users';
import { nameSchema } from '@shop/contracts/text';
import { useMemo } from 'react';
import { TextInput } from 'react-admin';
import { FormGrid } from '../../../components/forms/form-grid.tsx';
import { phoneRule } from '../../../components/forms/phone-rule.ts';
import { ruleOf } from '../../../components/forms/rule-of.ts';
import { SectionedForm } from '../../../components/forms/sectioned-form.tsx';
import { Section } from '../../../components/records/section.tsx';
import { useShop } from '../../../data/shop.tsx';
import { MaskedPasswordInput } from './masked-password-input.tsx';
import { PictureAddressInput } from './picture-address-input.tsx';
import { RolesSection } from './roles-section.tsx';
import { useSaveUser } from './use-save-user.ts';

const rules = { name: ruleOf(nameSchema), email: ruleOf(emailSchema) };

const valuesOf = ({ id, name, email, phone, imageUrl, roles }: User) => ({
  ...{ id, name, email, phone, imageUrl, passwordHash: PASSWORD_MASK },
  roleIds: roles.map(({ roleId }) => roleId),
});

/** What an admin changes of a user. */
export function UserForm({ user }: { user: User }) {
  const { session } = useShop();
  const values = useMemo(() => valuesOf(user), [user]);
  const isOneself = session.id === user.id;
  const question = {
    title: 'Update user',
    text: isOneself
      ? 'This is your own account. With a new password, email or role you are signed out and sign in again.'
      : `Update ${user.name}? A new password, email or role signs the user out everywhere.`,
    action: 'Update',
  };
  return (
    <SectionedForm
      record={values}
      save={useSaveUser(user)}
      question={question}
      label="Update user"
      home={`/users/${user.id}/show`}
    >
      <Section title="Account">
        <FormGrid>
          <TextInput source="name" label="Name" validate={rules.name} />
          <TextInput source="email" label="Email" type="email" validate={rules.email} />
          <MaskedPasswordInput />
          <TextInput source="phone" label="Phone" type="tel" validate={phoneRule} />
        </FormGrid>
      </Section>
      <RolesSection />
      <Section title="Picture">
        <PictureAddressInput />
      </Section>
    </SectionedForm>
  );
}
