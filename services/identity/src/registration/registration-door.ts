import { z } from 'zod';
import {
  agentRegistrationSchema,
  customerRegistrationSchema,
  UNKNOWN_REGISTRATION_TYPE,
  vendorRegistrationSchema,
} from '@shop/contracts/rest/auth';
import { ghanaPhoneSchema, optionalGhanaPhoneSchema } from '../phone/ghana-phone.ts';

const customer = customerRegistrationSchema.extend({ phone: ghanaPhoneSchema });
const vendor = vendorRegistrationSchema.extend({ shopPhone: optionalGhanaPhoneSchema });
const agent = agentRegistrationSchema.extend({
  phone: optionalGhanaPhoneSchema,
  emergencyContactPhone: ghanaPhoneSchema,
});

/** The contract's registration with its phones in their one form. */
export const registrationDoor = z.discriminatedUnion('type', [customer, vendor, agent], {
  error: UNKNOWN_REGISTRATION_TYPE,
});

export type CheckedRegistration = z.output<typeof registrationDoor>;
export type VendorRegistration = z.output<typeof vendor>;
export type AgentRegistration = z.output<typeof agent>;
