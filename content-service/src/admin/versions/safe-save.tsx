import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type Action,
  type DocumentAction,
  type EditViewProps,
  isOpen,
  VERSION,
} from './document-action';
import { saveVersion, timeSeen } from './own-saves';

interface OtherSave {
  updatedAt: string;
  editor_name: string | null;
}

/**
 * Wraps the panel's "Save" for versions: asks before saving whether somebody else has saved since the
 * form was loaded. Strapi resets the form after a refused save, and what was typed would be lost.
 */
export function safeSave(original: DocumentAction): DocumentAction {
  const wrapped: DocumentAction = (props) => useSafeSave(original(props), props);
  return Object.assign(wrapped, { type: original.type, position: original.position });
}

function useSafeSave(action: Action | null, props: EditViewProps): Action | null {
  const { formatMessage, formatDate } = useIntl();
  const { toggleNotification } = useNotification();
  const { get } = useFetchClient();
  // The form is filled anew whenever the panel has loaded the document again.
  const loaded = props.document?.updatedAt;
  const [otherSave, setOtherSave] = useState<OtherSave>();
  const documentId = props.documentId ?? '';
  const isVersion = props.model === VERSION && documentId !== '';

  const readStored = async () => {
    const response = await get<{ data: OtherSave }>(`/desk/versions/${documentId}`).catch(
      () => null,
    );
    return response?.data.data;
  };
  /** The save of somebody else. The save itself tells if the server cannot be reached. */
  const findOtherSave = async () => {
    const seen = await timeSeen(documentId, loaded);
    const stored = await readStored();
    return stored && stored.updatedAt !== seen ? stored : undefined;
  };
  const saveNow = (event: SyntheticEvent) =>
    saveVersion(
      documentId,
      () => action?.onClick?.(event),
      async () => (await readStored())?.updatedAt,
    );
  const message = ({ editor_name, updatedAt }: OtherSave) =>
    formatMessage(
      {
        id: 'desk.other-save',
        defaultMessage: '{name} saved this version on {time}. What you typed is still here.',
      },
      {
        name: editor_name ?? '?',
        time: formatDate(updatedAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    );
  const save = async (event: SyntheticEvent) => {
    event.preventDefault?.();
    const other = await findOtherSave();
    setOtherSave(other);
    if (other) return false;
    await saveNow(event);
    return true;
  };

  const saveByKey = useRef<() => Promise<void>>(undefined);
  saveByKey.current = async () => {
    if (action?.disabled) return;
    const other = await findOtherSave();
    if (other) toggleNotification({ type: 'warning', message: message(other) });
    else await saveNow(new Event('submit') as never);
  };
  useEffect(() => {
    if (!isVersion) return;
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isSave || (event.key !== 's' && event.key !== 'Enter')) return;
      event.preventDefault();
      // The panel's own listener would save without asking.
      event.stopImmediatePropagation();
      // Fields write what was typed into the form when they lose the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      requestAnimationFrame(() => void saveByKey.current?.());
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isVersion]);

  if (!action || !isVersion) return action;
  if (!isOpen(props.document?.state)) return null;
  return {
    ...action,
    onClick: save,
    dialog: {
      type: 'modal',
      title: formatMessage({
        id: 'desk.other-save.title',
        defaultMessage: 'Somebody else has saved',
      }),
      content: () => (
        <Typography padding={6} tag="p">
          {otherSave ? message(otherSave) : ''}
        </Typography>
      ),
      footer: ({ onClose }) => (
        <Flex padding={4} gap={2} justifyContent="space-between">
          <Button variant="tertiary" onClick={onClose}>
            {formatMessage({ id: 'desk.keep-writing', defaultMessage: 'Keep writing' })}
          </Button>
          <Button
            variant="danger"
            onClick={async (event) => {
              onClose();
              await saveNow(event);
            }}
          >
            {formatMessage({
              id: 'desk.save-mine',
              defaultMessage: 'Save mine over it',
            })}
          </Button>
        </Flex>
      ),
    },
  };
}
