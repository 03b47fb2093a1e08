import { HttpResponse } from 'msw';

/** An answer of the content service's search. @param meta changes to what it says about the results */
export function searchAnswer(data: unknown[], meta: Record<string, unknown> = {}): Response {
  return HttpResponse.json({
    data,
    meta: {
      pagination: { start: 0, limit: 10, total: data.length },
      kinds: [],
      corrected: [],
      confidence: 0.6,
      language: 'en',
      ...meta,
    },
  });
}

/** How our content service rejects a parameter. @param reason `unknown; …` for an unknown one */
export function rejectedParameter(parameter: string, reason = 'unknown; known here: q'): Response {
  const error = { status: 400, message: `${parameter}: ${reason}`, details: { parameter } };
  return HttpResponse.json({ data: null, error }, { status: 400 });
}
