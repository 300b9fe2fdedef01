import type { Role } from '@shop/contracts/roles';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOfRole } from './home-of-role.ts';

/** Leads a person to the area of their role. */
export function useGoHome() {
  const navigate = useNavigate();
  return useCallback(
    (role: Role) => {
      const { path, isThisApp } = homeOfRole(role);
      if (isThisApp) void navigate(path, { replace: true });
      else window.location.replace(path);
    },
    [navigate],
  );
}
