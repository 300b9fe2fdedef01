import type { RoleRecord } from '@shop/contracts/rest/roles';
import { useWatch } from 'react-hook-form';
import { SectionedForm } from '../../../components/forms/sectioned-form.tsx';
import { AccountSection } from './account-section.tsx';
import { HalfMadeNotice } from './half-made-notice.tsx';
import { RoleAlert } from './role-alert.tsx';
import { RoleDetails } from './role-details.tsx';
import { partOfRole } from './role-part.ts';
import { useMakeUser } from './use-make-user.ts';

/** What was typed for a role goes with its fields when another role is chosen. */
export function NewUserForm({ roles }: { roles: readonly RoleRecord[] }) {
  const { half, save } = useMakeUser(roles);
  return (
    <SectionedForm save={save} label={half ? `Make ${half.part.name}` : 'Create user'} home="/users" shouldUnregister>
      <AccountSection roles={roles} isMade={half !== null} />
      {half && <HalfMadeNotice half={half} />}
      <ChosenRole roles={roles} />
      <RoleAlert />
    </SectionedForm>
  );
}

function ChosenRole({ roles }: { roles: readonly RoleRecord[] }) {
  const chosen: unknown = useWatch({ name: 'roleId' });
  return <RoleDetails part={partOfRole(roles.find(({ id }) => id === chosen))} />;
}
