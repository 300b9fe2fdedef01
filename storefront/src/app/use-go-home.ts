import type { Role } from '@shop/contracts/roles';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOfRole } from '@shop/browser/session/home-of-role';

/** Leads a person to the area of their role. */
export function useGoHome() {
  const navigate = useNavigate();
  return useCallback(
    (role: Role) => {
      const { path, frontEnd } = homeOfRole(role);
      if (frontEnd === 'storefront') void navigate(path, { replace: true });
      else window.location.replace(path);
    },
    [navigate],
  );
}
