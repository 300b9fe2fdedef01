export { republishIdentity } from './replay/republish-identity.ts';
