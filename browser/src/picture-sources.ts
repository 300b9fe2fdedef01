export { sourceSetOf } from '@shop/contracts/media-url';
