export interface ApiEntry {
  id: number;
  documentId: string;
  attributes: Record<string, unknown>;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  data: unknown;
  /** The ids of the entries, in order. */
  ids: number[];
  /** The attributes of the entry, or of the first in a list. */
  attributes: Record<string, unknown>;
  meta: { pagination?: Record<string, number> };
  message: string | undefined;
  text: string;
}

interface ResponseBody {
  data?: ApiEntry | ApiEntry[] | null;
  meta?: ApiResponse['meta'];
  error?: { message: string };
}

/**
 * Calls the API of a service and parses the response.
 * @param address path and query after `/api/`, unencoded
 */
export async function callApi(
  service: string,
  address: string,
  init?: RequestInit,
): Promise<ApiResponse> {
  const response = await fetch(`${service}/api/${address}`, init);
  const text = await response.text();
  const body: ResponseBody = text.startsWith('{') ? JSON.parse(text) : {};
  const entries = [body.data ?? []].flat();
  return {
    status: response.status,
    headers: response.headers,
    data: body.data,
    ids: entries.map(({ id }) => id),
    attributes: entries[0]?.attributes ?? {},
    meta: body.meta ?? {},
    message: body.error?.message,
    text,
  };
}
