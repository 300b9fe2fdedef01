import express from 'express';
import pg from 'pg';
import { createPasswords } from '../../services/identity/src/password/passwords.ts';

const ROWS = 1000;

/**
 * What any shop on this stack must pay for a call: the same Express answers JSON that never changes, and the same with one row
 * found by its key in the same PostgreSQL, and with one password that is looked at. Prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env['FLOOR_DATABASE_URL'], max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS floor_row (id int PRIMARY KEY, name text NOT NULL, price int NOT NULL)');
await pool.query(
  `INSERT INTO floor_row SELECT n, 'Garment ' || n, n * 100 FROM generate_series(1, $1) AS n ON CONFLICT DO NOTHING`,
  [ROWS],
);

const constant = { id: 1, name: 'Garment 1', price: 100 };
const app = express();
app.disable('x-powered-by');
app.get('/constant', (_req, res) => {
  res.json(constant);
});
app.get('/select/:id', async (req, res) => {
  const { rows } = await pool.query('SELECT id, name, price FROM floor_row WHERE id = $1', [Number(req.params.id)]);
  res.json(rows[0]);
});
const passwords = await createPasswords('full');
const passwordHash = await passwords.hash('Passw0rd!');
app.get('/hash', async (_req, res) => {
  res.json(await passwords.match('Passw0rd!', passwordHash));
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as { port: number }).port}\n`);
});
