import { data } from 'react-router';
import { secretHeaders } from '../../forms/form-response.server.ts';
import { codeIn } from './form-fields.ts';

/**
 * Loader data that the account pages share. `?code=` comes from a mailed link: a page with a code is
 * not cached and sends no referrer. `?sent` and `?done` confirm what has just happened.
 * @param extra further data of the page
 */
export function accountPageData<Extra extends object>(request: Request, extra: Extra) {
  const { searchParams } = new URL(request.url);
  const code = codeIn(searchParams);
  const state = {
    code,
    sent: searchParams.has('sent'),
    done: searchParams.get('done'),
    opened: Date.now(),
    ...extra,
  };
  return code === null ? data(state) : data(state, { headers: secretHeaders });
}
