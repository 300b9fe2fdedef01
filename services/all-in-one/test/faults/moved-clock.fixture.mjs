// Loaded before a program of the shop: its clock is wrong by as many milliseconds as the file of its port says, from one
// moment to the next. What measures time without a clock, as timers do, goes on as on a machine whose clock is set.
import { readFileSync, writeFileSync } from 'node:fs';

const LOOK_EVERY_MS = 20;
const file = `${process.env.CLOCKS}/${process.env.PORT}`;
const TrueDate = Date;
let offset = '0';

const look = () => {
  const told = readFileSync(file, { encoding: 'utf8', flag: 'a+' }) || '0';
  if (told === offset) return;
  offset = told;
  writeFileSync(`${file}.seen`, offset);
};
const now = () => TrueDate.now() + Number(offset);

look();
setInterval(look, LOOK_EVERY_MS).unref();
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
