import { data } from 'react-router';
import { secretHeaders } from '../../forms/answer.server.ts';
import { codeIn } from './code.ts';

/**
 * What a page about an account begins with. `?code=` comes from a mailed link: such a page is kept
 * nowhere and passes its address on to nobody. `?sent=1` and `?done=1` say what has just happened.
 */
export function accountPageData(request: Request) {
  const { searchParams } = new URL(request.url);
  const code = codeIn(searchParams);
  const state = {
    code,
    sent: searchParams.has('sent'),
    done: searchParams.has('done'),
    opened: Date.now(),
  };
  return code === null ? data(state) : data(state, { headers: secretHeaders });
}
