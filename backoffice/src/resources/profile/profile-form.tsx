import { type Profile, profileInputSchema } from '@shop/contracts/rest/auth';
import { useMemo } from 'react';
import { PasswordInput, TextInput } from 'react-admin';
import { FormGrid } from '../../components/forms/form-grid.tsx';
import { phoneRule } from '../../components/forms/phone-rule.ts';
import { ruleOf } from '../../components/forms/rule-of.ts';
import { SectionedForm } from '../../components/forms/sectioned-form.tsx';
import { Fact, Facts } from '../../components/records/facts.tsx';
import { Section } from '../../components/records/section.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const { name, password } = profileInputSchema.shape;
const rules = { name: ruleOf(name.unwrap()), password: ruleOf(password.nullable()) };

/** What people change of themselves. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const values = useMemo(() => ({ name: profile.name, phone: profile.phone, password: null }), [profile]);
  const { save, hasEnded } = useSaveProfile(profile);
  if (hasEnded) return <SignInAgain />;
  return (
    <SectionedForm record={values} save={save} label="Save profile" home="/dashboard">
      <Section title="Account">
        <FormGrid>
          <TextInput source="name" label="Name" autoComplete="name" validate={rules.name} />
          <TextInput source="phone" label="Phone" type="tel" autoComplete="tel" validate={phoneRule} />
        </FormGrid>
        <Facts>
          <Fact label="Email">{profile.email}</Fact>
          <Fact label="Role">{profile.role.name}</Fact>
        </Facts>
      </Section>
      <Section
        title="Password"
        subheader="A new password ends your session here and everywhere: you sign in again with it."
      >
        <PasswordInput
          source="password"
          label="New password"
          autoComplete="new-password"
          validate={rules.password}
          helperText="Leave it empty to keep the one that you have."
        />
      </Section>
    </SectionedForm>
  );
}
