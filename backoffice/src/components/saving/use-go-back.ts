import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** How many pages this application has shown before: none for who came by an address. */
const pagesBefore = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Goes back a page; to `home` where there is none. */
export function useGoBack(home: string) {
  const navigate = useNavigate();
  return useCallback(() => void (pagesBefore() > 0 ? navigate(-1) : navigate(home)), [navigate, home]);
}
