import { data } from 'react-router';
import { secretHeaders } from '../../forms/form-response.server.ts';
import { codeIn } from './form-fields.ts';

/**
 * What a page about an account begins with. `?code=` comes from a mailed link: such a page is kept
 * nowhere and passes its address on to nobody. `?sent` and `?done` say what has just happened.
 * @param extra that the page shows
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
