import type { ProblemBody } from './wire';

/** A refusal of the server, or no answer at all (code 'offline'). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'X-Quivira': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as ProblemBody | null;
  throw new Refusal(problem?.code ?? 'failed', problem?.message ?? answer.statusText, answer.status);
}

export async function getText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

export async function get<T>(path: string): Promise<T> {
  return (await ask('GET', path)).json() as Promise<T>;
}

async function sent<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => sent('POST', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => sent('PATCH', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => sent('PUT', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => sent('DELETE', path, body);
