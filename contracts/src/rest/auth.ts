import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { PASSWORD_MASK } from '../password-mask.ts';
import { roleSchema } from '../roles.ts';
import { optionalText, requiredText } from '../text.ts';

export const emailSchema = z
  .string({ error: 'E-mail is required.' })
  .transform((text) => text.trim())
  .pipe(z.email({ error: 'Invalid email address' }).max(254));

export const passwordSchema = z
  .string({ error: 'Password is required.' })
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');

/** Its form is checked and made one by the identity service, which knows the numbering plan. */
const phoneText = requiredText(40, 'Phone');
const optionalPhone = optionalText(40, 'Phone').optional();

export const signInSchema = z.object({
  email: z
    .string({ error: 'E-mail is required.' })
    .min(1, 'E-mail is required.')
    .max(254, 'An e-mail address has at most 254 characters.'),
  password: z
    .string({ error: 'Password is required.' })
    .min(1, 'Password is required.')
    .max(200, 'A password has at most 200 characters.'),
});
export const signInAnswerSchema = z.object({ token: z.string() });

const everyone = { name: requiredText(200, 'Name'), email: emailSchema, password: passwordSchema };

export const customerRegistrationSchema = z.object({
  type: z.literal('customer'),
  ...everyone,
  phone: phoneText,
  gender: z.enum(['male', 'female'], { error: 'Choose male or female.' }),
});
export const vendorRegistrationSchema = z.object({
  type: z.literal('vendor'),
  ...everyone,
  shopName: requiredText(200, 'Shop name'),
  shopAddress: requiredText(200, 'Shop address'),
  shopPhone: optionalPhone,
  shopLocation: optionalText(200, 'Shop location').optional(),
});
export const agentRegistrationSchema = z.object({
  type: z.literal('delivery'),
  ...everyone,
  nationalId: requiredText(40, 'National ID'),
  dateOfBirth: z.iso.date({ error: 'Give the date of birth as YYYY-MM-DD.' }),
  emergencyContactName: requiredText(200, 'Emergency contact name'),
  emergencyContactPhone: requiredText(40, 'Emergency contact phone'),
  region: requiredText(100, 'Region'),
  licenseNumber: requiredText(60, 'License number'),
  vehicleType: requiredText(60, 'Vehicle type'),
  vehiclePlate: requiredText(40, 'Vehicle plate'),
  agentAddress: requiredText(200, 'Address'),
  phone: optionalPhone,
});

export const UNKNOWN_REGISTRATION_TYPE = 'Register as a customer, a vendor or a delivery agent.';

const withTypeInLowerCase = (body: unknown): unknown => {
  const { type } = Object(body) as { type?: unknown };
  return typeof type === 'string' ? { ...Object(body), type: type.toLowerCase() } : body;
};

/** What a person sends to register. Keys that are not listed are dropped: nobody brings a role along. */
export const registrationSchema = z.preprocess(
  withTypeInLowerCase,
  z.discriminatedUnion('type', [customerRegistrationSchema, vendorRegistrationSchema, agentRegistrationSchema], {
    error: UNKNOWN_REGISTRATION_TYPE,
  }),
);
export type Registration = z.infer<typeof registrationSchema>;
export const registrationAnswerSchema = z.object({ id: idSchema, message: z.string() });

/** What the front ends read of a token's payload. `exp` is in seconds since 1970. */
export const tokenClaimsSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: z.object({ name: roleSchema }),
  vendorId: idSchema.optional(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;

export const profileSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  imageUrl: z.string().nullable(),
  role: z.object({ name: roleSchema }),
  createdAt: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

/** A plain new password. Empty, null or the mask: none. */
export const newPassword = z
  .preprocess(
    (value) => (value === '' || value === null || value === PASSWORD_MASK ? undefined : value),
    passwordSchema.optional(),
  )
  .optional();

/** What a person changes of itself; an absent field stays as it is. */
export const profileInputSchema = z.object({
  name: requiredText(200, 'Name').optional(),
  phone: phoneText.optional(),
  password: newPassword,
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

/** The body of `PUT /users/me`: the password may also stand in the field that is called so for historical reasons. */
export const profileChangeSchema = profileInputSchema
  .extend({ passwordHash: newPassword })
  .transform(({ passwordHash, ...change }) => ({ ...change, password: change.password ?? passwordHash }));
