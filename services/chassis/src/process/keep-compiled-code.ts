import v8 from 'node:v8';

/**
 * V8 forgets what it compiled of functions that nobody called between a few collections of garbage, and on a busy shop those are
 * seconds apart: whoever pays while others browse would wait until the way of a payment has been compiled again. The code of a
 * service is a few megabytes. Goes first, before there is anything to forget.
 */
export const keepCompiledCode = (): void => v8.setFlagsFromString('--no-flush-bytecode');
