import type { RoleRecord } from '@shop/contracts/rest/roles';
import { SelectInput } from 'react-admin';
import { SELECT_A_ROLE } from './select-a-role.ts';

const rule = Object.assign((id: unknown) => (id ? undefined : SELECT_A_ROLE), { isRequired: true as const });

interface RoleInputProps {
  roles: readonly RoleRecord[];
  readOnly: boolean;
}

/** The one role of a new user, by which the form asks for more or not. */
export const RoleInput = ({ roles, readOnly }: RoleInputProps) => (
  <SelectInput source="roleId" label="Role" choices={[...roles]} validate={rule} readOnly={readOnly} />
);
