import type { AgentPicture } from '@shop/contracts/agent-pictures';

/** What an agent's papers say. */
export interface AgentFields {
  licenseNumber: string;
  nationalId: string;
  vehicleType: string | null;
  vehiclePlate: string | null;
  vehicleColor: string | null;
  agentAddress: string | null;
  dateOfBirth: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  region: string | null;
  gpsLocation: string | null;
}

type Required = 'licenseNumber' | 'nationalId';
export type NewAgentFields = Pick<AgentFields, Required> & {
  [Field in Exclude<keyof AgentFields, Required>]?: AgentFields[Field] | undefined;
};

/** Where the agent's pictures are served to those who may see them. */
export type AgentPictures = Partial<Record<AgentPicture, string | undefined>>;

/** The fields of an agent of which this is known; the rest is null. */
export const agentFieldsOf = (told: NewAgentFields): AgentFields => ({
  licenseNumber: told.licenseNumber,
  nationalId: told.nationalId,
  vehicleType: told.vehicleType ?? null,
  vehiclePlate: told.vehiclePlate ?? null,
  vehicleColor: told.vehicleColor ?? null,
  agentAddress: told.agentAddress ?? null,
  dateOfBirth: told.dateOfBirth ?? null,
  emergencyContactName: told.emergencyContactName ?? null,
  emergencyContactPhone: told.emergencyContactPhone ?? null,
  region: told.region ?? null,
  gpsLocation: told.gpsLocation ?? null,
});

/** Changes of these are told without their values. */
export const PERSONAL_OF_AGENT: ReadonlySet<string> = new Set([
  'licenseNumber',
  'nationalId',
  'vehiclePlate',
  'agentAddress',
  'dateOfBirth',
  'emergencyContactName',
  'emergencyContactPhone',
  'gpsLocation',
]);
