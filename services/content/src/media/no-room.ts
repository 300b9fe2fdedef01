import { codeOf } from '@shop/chassis/errors/error-facts';
import { unavailable } from '@shop/chassis/errors/problem';

/** By these the system says that a file finds no place: the disk, or what may be taken of it, is full, or takes nothing more. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO']);

const noRoom = (cause: unknown) =>
  unavailable('There is no room for files at the moment. Please try again later.', {
    code: 'storage_full',
    retryAfterS: 60,
    cause,
  });

/** A disk without room is nobody's mistake, and everything else goes on: it is told as what it is. Others' errors pass. */
export const orNoRoom = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw NO_ROOM.has(codeOf(error)) ? noRoom(error) : error;
  });
