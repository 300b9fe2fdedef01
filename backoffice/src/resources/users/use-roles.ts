import type { RoleRecord } from '@shop/contracts/rest/roles';
import { useGetList } from 'react-admin';

const MOST = 1000;

/** All roles that the server has, the built-in ones first. */
export const useRoles = () =>
  useGetList<RoleRecord>('roles', { pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'ASC' } });
