import { error } from '#problem';
import type { Rule } from '#rule';

/** A source has a title that readers see, and an address, if it has one, that can be opened. */
export const checkSources: Rule = ({ sources }) =>
  sources.flatMap(({ title, url }, index) => {
    const isUntitled = !title?.trim();
    const isWrong = !!url && !/^https?:\/\/[^\s/?#]+\S*$/.test(url);
    return [
      ...(isUntitled ? [error('source-title-missing', 'sources', { number: index + 1 })] : []),
      ...(isWrong ? [error('source-address-invalid', 'sources', { address: url })] : []),
    ];
  });
