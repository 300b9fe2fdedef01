import { connect } from 'node:net';

/** Whether somebody on this machine already answers on a port. */
export const portIsTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (port === 0) return resolve(false);
    const socket = connect({ port, host: '127.0.0.1' });
    const told = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => told(true));
    socket.once('error', () => told(false));
  });
