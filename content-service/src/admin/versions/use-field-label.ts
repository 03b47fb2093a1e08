import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { VERSION } from './document-action';

/** The label of a field as the form shows it. @returns takes `information` or `information.phone` */
export function useFieldLabel(): (path: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (path) => {
      const [field = path, part] = path.split('.');
      const id =
        part === undefined
          ? `content-manager.content-types.${VERSION}.${field}`
          : `content-manager.components.post.${field}.${part}`;
      return formatMessage({ id, defaultMessage: part ?? field });
    },
    [formatMessage],
  );
}
