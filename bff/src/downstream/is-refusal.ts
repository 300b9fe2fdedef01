import { Problem } from '@shop/chassis/errors/problem';

/** Whether a call was refused for certain. After any other failure what it asked for may have been done all the same. */
export const isRefusal = (error: unknown): boolean => error instanceof Problem && error.status < 500;
