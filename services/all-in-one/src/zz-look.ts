import { reachDatabases } from '/work/main/services/all-in-one/src/command-line/reach-databases.ts';
import { openDatabase } from '@shop/chassis/database/postgres';
const r = await reachDatabases({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? '/tmp/perf-data' });
const show = async (db: string, q: string) => { const d = openDatabase({ url: r.databaseUrl(db as never), poolSize: 1, statementTimeoutMs: 100000 }); try { console.log(db, q); console.log(JSON.stringify(await d.query(q), null, 1)); } catch (e) { console.log(e instanceof Error ? (e.cause ?? e) : e);} await d.close(); };
for (const one of process.argv.slice(2)) { const [db, q] = one.split('::'); await show(db!, q!); }
await r.close();
