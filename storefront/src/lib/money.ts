export { formatGhs } from '@shop/contracts/cedis';
