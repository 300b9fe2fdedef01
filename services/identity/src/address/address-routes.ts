import type express from 'express';
import { z } from 'zod';
import { idTextSchema } from '@shop/contracts/ids';
import { listQuerySchema } from '@shop/contracts/list';
import {
  addressChangeSchema,
  addressInputSchema,
  addressListRules,
  defaultAddressSchema,
} from '@shop/contracts/rest/addresses';
import { recipientQuestionSchema } from '@shop/contracts/services/identity';
import { requirePerson } from '@shop/chassis/auth/authenticate';
import { body, params, query } from '@shop/chassis/http/door';
import { ghanaPhoneSchema } from '../phone/ghana-phone.ts';
import { findAddress, listAddresses } from './address-store.ts';
import { addAddress, addressNotFound, changeAddress, removeAddress } from './change-addresses.ts';
import type { AddressParts } from './change-addresses.ts';
import { findRecipient } from './find-recipient.ts';

const inputDoor = addressInputSchema.extend({ phone: ghanaPhoneSchema });
const changeDoor = addressChangeSchema.extend({ phone: ghanaPhoneSchema.optional() });
const listSchema = listQuerySchema(addressListRules);

const customerIdOf = (req: express.Request): number => requirePerson(req, 'customer').id;
const addressIdOf = (req: express.Request): number => params(req, z.object({ id: idTextSchema })).id;

export function addressRoutes(router: express.Router, parts: AddressParts): void {
  router.get('/users/me/recipient', async (req, res) => {
    const { addressId = null } = query(req, recipientQuestionSchema);
    res.json(await findRecipient(parts.database, customerIdOf(req), addressId));
  });

  router.get('/addresses', async (req, res) => {
    res.json(await listAddresses(parts.database, customerIdOf(req), query(req, listSchema)));
  });

  router.post('/addresses', async (req, res) => {
    res.status(201).json(await addAddress(parts, customerIdOf(req), body(req, inputDoor)));
  });

  router.get('/addresses/:id', async (req, res) => {
    const address = await findAddress(parts.database, customerIdOf(req), addressIdOf(req));
    if (!address) throw addressNotFound();
    res.json(address);
  });

  router.put('/addresses/:id', async (req, res) => {
    res.json(await changeAddress(parts, customerIdOf(req), addressIdOf(req), body(req, changeDoor)));
  });

  router.patch('/addresses/:id/default', async (req, res) => {
    const customerId = customerIdOf(req);
    res.json(await changeAddress(parts, customerId, addressIdOf(req), body(req, defaultAddressSchema)));
  });

  router.delete('/addresses/:id', async (req, res) => {
    await removeAddress(parts, customerIdOf(req), addressIdOf(req));
    res.status(204).end();
  });
}
