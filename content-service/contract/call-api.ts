export interface ApiEntry {
  id: number;
  documentId: string;
  attributes: Record<string, unknown>;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  data: unknown;
  /** The ids of a list, in its order. */
  ids: number[];
  /** The attributes of a single entry, or of a list's first. */
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
 * Asks a service and takes its answer apart.
 * @param address everything after `/api/`, brackets and all
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
