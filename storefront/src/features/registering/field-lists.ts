import type { Registration } from '@shop/contracts/rest/auth';
import type { ComponentPropsWithRef } from 'react';

export type RegistrationType = Registration['type'];
type FieldsOf<Form> = Form extends unknown ? keyof Form : never;
export type RegistrationField = FieldsOf<Registration>;

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'type' | 'autoComplete' | 'inputMode'>;
export interface FieldDescription extends InputProps {
  name: RegistrationField;
  label: string;
  hint?: string;
}

const phone: InputProps = { type: 'tel', inputMode: 'tel' };

/** What each kind of account is asked for, besides what everyone is and the choice of a customer's gender. */
export const FIELDS: Record<RegistrationType, readonly FieldDescription[]> = {
  customer: [{ name: 'phone', label: 'Phone', ...phone, autoComplete: 'tel', hint: 'For example 024 123 4567' }],
  vendor: [
    { name: 'shopName', label: 'Shop name', autoComplete: 'organization' },
    { name: 'shopPhone', label: 'Shop phone (optional)', ...phone },
    { name: 'shopLocation', label: 'Shop location (optional)', hint: 'For example Aboabo market' },
    { name: 'shopAddress', label: 'Shop address', autoComplete: 'street-address' },
  ],
  delivery: [
    { name: 'nationalId', label: 'National ID' },
    { name: 'dateOfBirth', label: 'Date of birth', type: 'date', autoComplete: 'bday' },
    { name: 'emergencyContactName', label: 'Emergency contact name' },
    { name: 'emergencyContactPhone', label: 'Emergency contact phone', ...phone },
    { name: 'region', label: 'Region' },
    { name: 'licenseNumber', label: 'License number' },
    { name: 'vehicleType', label: 'Vehicle type', hint: 'For example motorbike' },
    { name: 'vehiclePlate', label: 'Vehicle plate' },
    { name: 'agentAddress', label: 'Address', autoComplete: 'street-address' },
  ],
};
