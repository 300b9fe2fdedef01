import '../../../storefront/test/missing-in-jsdom.ts';
import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { MenuSection } from './menu-section.tsx';

test('a heading of the menu moves with its group: none comes to lie over another', () => {
  render(
    <MemoryRouter>
      <AdminContext store={memoryStore({ 'sidebar.open': true })}>
        <MenuSection>Selling</MenuSection>
      </AdminContext>
    </MemoryRouter>,
  );
  expect(getComputedStyle(screen.getByText('Selling')).position).not.toBe('sticky');
});
