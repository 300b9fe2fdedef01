import { ApiError } from '@shop/browser/http/api-error';
import type { Http } from '@shop/browser/http/http';
import type { ErrorIssue } from '@shop/contracts/errors';
import { type fetchUtils, HttpError } from 'react-admin';
import { set } from 'react-hook-form';
import { readPeriod } from './period-in-query.ts';

type Options = fetchUtils.Options & { formData?: FormData };

/** The way of the data provider to the shop's calls: the same deadlines, the same sentences as everywhere. */
export const simpleRestClient =
  (http: Http) =>
  async (url: string, { method = 'GET', body, headers, signal, formData }: Options = {}) => {
    const content = formData ?? (typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined);
    const idempotencyKey = new Headers(headers).get('idempotency-key');
    try {
      const answer = await http.send(method, readPeriod(url), content, {
        ...(signal ? { signal } : {}),
        ...(idempotencyKey ? { headers: { 'idempotency-key': idempotencyKey } } : {}),
      });
      const text = await answer.text();
      const json: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: answer.status, headers: answer.headers, body: text, json };
    } catch (failure) {
      if (failure instanceof ApiError) throw refusalOf(failure);
      throw failure;
    }
  };

/** A refusal as react-admin reads it: its sentence, and each issue at the field of the form that it is about. */
function refusalOf({ status, message, code, issues }: ApiError): HttpError {
  return new HttpError(message, status, { message, code, ...(issues.length > 0 ? { errors: errorsOf(issues) } : {}) });
}

function errorsOf(issues: readonly ErrorIssue[]): Record<string, unknown> {
  const errors = {};
  for (const { path, message } of issues) set(errors, path, message);
  return errors;
}
