export type Form = Record<string, string | number | readonly { bytes: Buffer; name: string; type: string }[]>;

/** The shop's doors, as a person's browser knocks on them. Throws with the shop's own words where it refuses. */
export interface Doors {
  address: string;
  get<Answer>(path: string, token?: string): Promise<Answer>;
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH', path: string, json: unknown, token?: string): Promise<Answer>;
  form<Answer>(path: string, form: Form, token: string): Promise<Answer>;
  /** Sends a file as it is. */
  file<Answer>(path: string, bytes: Buffer, token: string): Promise<Answer>;
}

const DEADLINE_MS = 60_000;

/** Doors at an address; paths are below it. */
export function doorsOf(address: string): Doors {
  const knock = async <Answer>(path: string, init: RequestInit, token?: string): Promise<Answer> => {
    const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(`${address}${path}`, { ...init, headers, signal: AbortSignal.timeout(DEADLINE_MS) });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path} was refused with ${answer.status}: ${body}`);
    return (body === '' ? undefined : JSON.parse(body)) as Answer;
  };
  return {
    address,
    get: (path, token) => knock(path, {}, token),
    send: (method, path, json, token) =>
      knock(path, { method, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }, token),
    form: (path, form, token) => knock(path, { method: 'POST', body: formDataOf(form) }, token),
    file: (path, bytes, token) =>
      knock(
        path,
        { method: 'POST', body: new Uint8Array(bytes), headers: { 'content-type': 'application/octet-stream' } },
        token,
      ),
  };
}

function formDataOf(form: Form): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string' || typeof value === 'number') data.append(name, String(value));
    else
      for (const { bytes, name: fileName, type } of value)
        data.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName);
  }
  return data;
}
