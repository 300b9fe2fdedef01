import type { NewAgent } from '@shop/contracts/services/identity';
import { lockHolder } from '../user/lock-holder.ts';
import { addAgent } from './add-agent.ts';
import { insertPictures } from './agent-store.ts';
import type { AgentParts } from './change-agent.ts';
import { refuseWrongBirthDate } from './refuse-wrong-birth-date.ts';

/**
 * An admin makes the record of a user who holds the role of an agent: it is approved with that. Answers its id.
 * Throws a Problem: 400 for an unknown user, 409 for one without the role or with a record.
 */
export function makeAgent(
  { database, outbox, now }: AgentParts,
  { userId, pictures, ...fields }: NewAgent,
): Promise<number> {
  refuseWrongBirthDate(fields.dateOfBirth, now());
  return database.transaction(async (tx) => {
    await lockHolder(tx, userId, 'delivery');
    const id = await addAgent(tx, outbox, userId, fields, { approved: true }, now());
    await insertPictures(tx, id, pictures);
    return id;
  });
}
