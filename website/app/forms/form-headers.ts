type HeaderSources = {
  loaderHeaders: Headers;
  actionHeaders: Headers;
  errorHeaders?: Headers | undefined;
};

/** Headers of a page with a form: those of the answer to it, else those of the page. */
export function formHeaders({
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}: HeaderSources): Headers {
  if (errorHeaders) return errorHeaders;
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
