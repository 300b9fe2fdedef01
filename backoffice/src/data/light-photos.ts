import type { Http } from '@shop/browser/http/http';

async function light(body: unknown): Promise<unknown> {
  if (!(body instanceof FormData)) return body;
  // Loaded with the first form: most who come only look.
  const { lightForm } = await import('./light-form.ts');
  return lightForm(body);
}

/** The way to the shop's calls, on which the photos of every form travel light. */
export const withLightPhotos = (http: Http): Http => ({
  ...http,
  send: async (method, path, body, options) => http.send(method, path, await light(body), options),
  post: async (path, body, options) => http.post(path, await light(body), options),
  put: async (path, body) => http.put(path, await light(body)),
});
