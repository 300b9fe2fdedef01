import { newDeliveryAgentFormSchema } from '@shop/contracts/rest/delivery-agents';
import { ruleOf } from '../forms/rule-of.ts';

const { licenseNumber, nationalId, dateOfBirth } = newDeliveryAgentFormSchema.shape;

export const agentRules = {
  licenseNumber: ruleOf(licenseNumber),
  nationalId: ruleOf(nationalId),
  dateOfBirth: ruleOf(dateOfBirth),
};
