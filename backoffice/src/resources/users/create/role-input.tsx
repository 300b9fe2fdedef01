import type { RoleRecord } from '@shop/contracts/rest/roles';
import { SelectInput } from 'react-admin';

const rule = Object.assign((id: unknown) => (id ? undefined : 'Please select a role'), { isRequired: true as const });

interface RoleInputProps {
  roles: readonly RoleRecord[];
  readOnly: boolean;
}

/** The one role of a new user, by which the form asks for more or not. */
export const RoleInput = ({ roles, readOnly }: RoleInputProps) => (
  <SelectInput source="roleId" label="Role" choices={[...roles]} validate={rule} readOnly={readOnly} />
);
