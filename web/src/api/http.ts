import type { ProblemBody } from './wire';

const PATIENCE = 15_000; // milliseconds for an answer; to what was only asked, for nobody knows whether a deed was done

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

/** The whole answer as a text. */
async function ask(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<string> {
  const headers: Record<string, string> = { 'X-Quivira': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const signal = method === 'GET' ? AbortSignal.timeout(patience) : null;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, { method, headers, signal, body: body === undefined ? null : JSON.stringify(body) });
    text = await answer.text();
  } catch {
    throw new Refusal('offline', 'The server does not answer.');
  }
  if (answer.ok) return text;
  const problem = problemIn(text);
  throw new Refusal(problem?.code ?? 'failed', problem?.message ?? answer.statusText, answer.status);
}

/** Null: whoever stands in front of the server has answered in its place. */
function problemIn(text: string): ProblemBody | null {
  try {
    return JSON.parse(text) as ProblemBody | null;
  } catch {
    return null;
  }
}

async function asked<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
  const text = await ask(method, path, body, patience);
  return (text ? JSON.parse(text) : null) as T;
}

export const getText = (path: string): Promise<string> => ask('GET', path);
export const get = <T>(path: string, patience?: number): Promise<T> => asked('GET', path, undefined, patience);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => asked('POST', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => asked('PATCH', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => asked('PUT', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => asked('DELETE', path, body);
