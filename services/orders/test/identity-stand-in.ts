import type express from 'express';
import type { Address } from '@shop/contracts/rest/addresses';
import type { AgentCard } from '@shop/contracts/services/identity';
import { notFound, unauthorized } from '@shop/chassis/errors/problem';
import { standIn } from './stand-in.ts';

/** Whose token came along; the stand-in believes it. */
function askedBy(req: express.Request): number {
  const payload = req.headers.authorization?.split('.')[1];
  if (!payload) throw unauthorized();
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { id?: number };
  if (claims.id === undefined) throw unauthorized();
  return claims.id;
}

/** Plays identity: recipients, addresses and agents. */
export function identityStandIn() {
  const addresses = new Map<number, Address[]>();
  const agents = new Map<number, AgentCard>();
  const { behaviour, routes } = standIn((router) => {
    router.get('/users/me/recipient', (req, res) => {
      const { addressId } = req.query;
      const own = addresses.get(askedBy(req)) ?? [];
      const address = own.find(({ id, isDefault }) => (addressId === undefined ? isDefault : id === Number(addressId)));
      if (addressId !== undefined && !address) throw notFound('Address not found');
      res.json({ name: 'Akosua Ɔwusu', phone: '+233201234567', address: address ?? null });
    });
    router.get('/addresses', (req, res) => {
      const rows = addresses.get(askedBy(req)) ?? [];
      res.json({ rows, total: rows.length });
    });
    router.get('/addresses/:id', (req, res) => {
      const found = addresses.get(askedBy(req))?.find(({ id }) => id === Number(req.params.id));
      if (!found) throw notFound('Address not found');
      res.json(found);
    });
    router.get('/agents/by-user/:id', (req, res) => {
      const found = agents.get(Number(req.params.id));
      if (!found) throw notFound();
      res.json(found);
    });
  });
  return {
    behaviour,
    routes,
    agents,
    addAddress(customerId: number, details: Partial<Address> = {}): Address {
      const own = addresses.get(customerId) ?? [];
      const address = {
        id: customerId * 100 + own.length,
        title: 'Home',
        street: '12 Dagomba Rd',
        city: 'Tamale',
        region: 'Northern',
        country: 'Ghana',
        phone: '+233201234567',
        isDefault: own.length === 0,
        latitude: 9.4034,
        longitude: -0.8424,
        ...details,
      };
      addresses.set(customerId, [...own, address]);
      return address;
    },
  };
}
