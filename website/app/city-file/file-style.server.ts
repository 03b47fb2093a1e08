import { createHash } from 'node:crypto';
import source from './city-file.css?raw';

/** Without indentation, which would only make every file larger. */
const css = source.replace(/\s*\n\s*/g, '');

const hash = createHash('sha256').update(css).digest('base64');

/**
 * The styles of the HTML file, and the policy that allows nothing but them and the pictures inside: in the
 * file itself, so that it holds wherever the file is opened, and in the header, in place of the site's.
 */
export const fileStyle = {
  css,
  policy: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`,
};
