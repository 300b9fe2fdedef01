import { z } from 'zod';
import { idSchema, idTextSchema } from '../ids.ts';
import { idsFilter, searchFilter } from '../list.ts';
import { optionalText, requiredText } from '../text.ts';
import { emptyAsNull } from './form-fields.ts';

const address = z.string().nullable();

export const deliveryAgentSchema = z.object({
  id: idSchema,
  userId: idSchema,
  licenseNumber: z.string(),
  nationalId: z.string(),
  vehicleType: z.string().nullable(),
  vehiclePlate: z.string().nullable(),
  vehicleColor: z.string().nullable(),
  agentAddress: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
  region: z.string().nullable(),
  gpsLocation: z.string().nullable(),
  profileImage: address,
  idCardImage: address,
  licenseImage: address,
  approved: z.boolean(),
  active: z.boolean(),
  user: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
  createdAt: z.string(),
});
export type DeliveryAgent = z.infer<typeof deliveryAgentSchema>;

export const deliveryAgentListRules = {
  sortKeys: ['id', 'name', 'createdAt'] as const,
  filters: {
    id: idsFilter,
    userId: idsFilter,
    q: searchFilter,
    approved: z.boolean().optional(),
    active: z.boolean().optional(),
  },
};

const licenseNumber = requiredText(60, 'License number');
const nationalId = requiredText(40, 'National ID');
const otherDetails = {
  vehicleType: optionalText(60, 'Vehicle type').optional(),
  vehiclePlate: optionalText(40, 'Vehicle plate').optional(),
  vehicleColor: optionalText(60, 'Vehicle color').optional(),
  agentAddress: optionalText(200, 'Address').optional(),
  dateOfBirth: emptyAsNull(z.iso.date({ error: 'Give the date of birth as YYYY-MM-DD.' })).optional(),
  emergencyContactName: optionalText(200, 'Emergency contact name').optional(),
  emergencyContactPhone: optionalText(40, 'Emergency contact phone').optional(),
  region: optionalText(100, 'Region').optional(),
  gpsLocation: optionalText(200, 'GPS location').optional(),
};

const newAgent = { licenseNumber, nationalId, ...otherDetails };

/** The fields of `POST /deliveryAgents`; the pictures come under their own names. */
export const newDeliveryAgentFormSchema = z.object({ userId: idTextSchema, ...newAgent });
/** The same between rooms. */
export const newDeliveryAgentFields = { userId: idSchema, ...newAgent };

/** What an admin changes of an agent; absent fields stay. */
export const deliveryAgentChangeSchema = z.object({
  licenseNumber: licenseNumber.optional(),
  nationalId: nationalId.optional(),
  ...otherDetails,
  approved: z.boolean().optional(),
  active: z.boolean().optional(),
});
export type DeliveryAgentChange = z.infer<typeof deliveryAgentChangeSchema>;
