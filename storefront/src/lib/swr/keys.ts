/** Keys of the cache. A customer's own data stands under its id, so that nobody is ever shown another's. */
export type OwnKey = readonly ['own', customerId: number, ...path: (string | number)[]];

export const ownKey = (customerId: number, ...path: (string | number)[]): OwnKey => ['own', customerId, ...path];

export const isOwnKey = (key: unknown): key is OwnKey => Array.isArray(key) && key[0] === 'own';
