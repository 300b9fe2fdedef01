/** Who reads what is printed may end by the same Ctrl-C, as in `npm start | tee log`; stopping goes on all the same. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
