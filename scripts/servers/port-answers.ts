import { connect } from 'node:net';

/** Whether something accepts connections on a port of this machine. */
export const portAnswers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => {
      end(true);
    });
    socket.once('timeout', () => {
      end(false);
    });
    socket.once('error', () => {
      end(false);
    });
  });
