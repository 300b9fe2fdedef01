import { emailSchema, passwordSchema } from '@shop/contracts/rest/auth';
import type { RoleRecord } from '@shop/contracts/rest/roles';
import { nameSchema } from '@shop/contracts/text';
import { PasswordInput, TextInput } from 'react-admin';
import { FormGrid } from '../../../components/forms/form-grid.tsx';
import { phoneRule } from '../../../components/forms/phone-rule.ts';
import { ruleOf } from '../../../components/forms/rule-of.ts';
import { PictureInput } from '../../../components/media/picture-input.tsx';
import { Section } from '../../../components/records/section.tsx';
import { RoleInput } from './role-input.tsx';

const rules = { name: ruleOf(nameSchema), email: ruleOf(emailSchema), password: ruleOf(passwordSchema) };

interface AccountSectionProps {
  roles: readonly RoleRecord[];
  /** The user is there already. */
  isMade: boolean;
}

/** Who the new user is. */
export const AccountSection = ({ roles, isMade: readOnly }: AccountSectionProps) => (
  <Section title="Account">
    <FormGrid>
      <TextInput source="name" label="Name" validate={rules.name} autoComplete="off" readOnly={readOnly} />
      <TextInput
        source="email"
        label="Email"
        type="email"
        validate={rules.email}
        autoComplete="off"
        readOnly={readOnly}
      />
      <PasswordInput
        source="passwordHash"
        label="Password"
        validate={rules.password}
        autoComplete="new-password"
        helperText="At least 8 characters"
        readOnly={readOnly}
      />
      <TextInput source="phone" label="Phone" type="tel" validate={phoneRule} autoComplete="off" readOnly={readOnly} />
      <RoleInput roles={roles} readOnly={readOnly} />
    </FormGrid>
    {!readOnly && <PictureInput source="image" label="Picture" />}
  </Section>
);
