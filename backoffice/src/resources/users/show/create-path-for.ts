/** The form of a new record in which the user is chosen already. */
export const createPathFor = (resource: 'vendors' | 'deliveryAgents', userId: number) => ({
  pathname: `/${resource}/create`,
  search: `?source=${encodeURIComponent(JSON.stringify({ userId }))}`,
});
