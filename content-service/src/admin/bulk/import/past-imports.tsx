import { Box, Button, Dialog, Flex, Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { focusWhenShown } from '../../frame/focus';
import { useTexts } from '../texts/use-texts';
import type { PastImport, Undone } from './import-calls';

const VERSION_FORM = '/content-manager/collection-types/api::post-version.post-version';

type PastImportsProps = {
  imports: readonly PastImport[];
  /** @returns null if it failed, which was said */
  onUndo: (id: string) => Promise<Undone | null>;
};

/** Earlier imports, each of which can be undone once, and what undoing left. */
export function PastImports({ imports, onUndo }: PastImportsProps) {
  const { say } = useTexts();
  const { formatDate } = useIntl();
  const [undone, setUndone] = useState<Undone & { id: string }>();
  const time = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h2">
        {say('past')}
      </Typography>
      {imports.length === 0 && <Typography tag="p">{say('pastNone')}</Typography>}
      <Flex direction="column" alignItems="stretch" gap={2} tag="ul">
        {imports.map((each) => (
          <Box key={each.id} tag="li" padding={3} background="neutral0" borderColor="neutral200">
            <Flex justifyContent="space-between" gap={3} wrap="wrap">
              <Box>
                <Typography fontWeight="bold" dir="auto" tag="p">
                  {each.name}
                </Typography>
                <Typography variant="pi" textColor="neutral600" tag="p">
                  {[
                    say('pastCount', { count: each.versions }),
                    ...(each.by === null ? [] : [each.by]),
                    time(each.at),
                  ].join(' · ')}
                </Typography>
                {each.undone && (
                  <Typography variant="pi" tag="p">
                    {say('undoneAt', { at: time(each.undone) })}
                  </Typography>
                )}
              </Box>
              {!each.undone && (
                <UndoButton
                  onUndo={async () => {
                    const result = await onUndo(each.id);
                    if (result) setUndone({ ...result, id: each.id });
                  }}
                />
              )}
            </Flex>
            {undone?.id === each.id && <UndoResult undone={undone} />}
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}

function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  const { say } = useTexts();
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light">{say('undo')}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{say('undoTitle')}</Dialog.Header>
        <Dialog.Body>{say('undoText')}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {say('cancel')}
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth variant="danger-light" onClick={onUndo}>
              {say('undo')}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function UndoResult({ undone: { deleted, left } }: { undone: Undone }) {
  const { say } = useTexts();
  const reason = (state: string, editor: string) => {
    if (state === 'public') return say('leftPublic');
    if (state === 'discarded') return say('leftDiscarded');
    return say(state === 'scheduled' ? 'leftScheduled' : 'leftEdited', { editor });
  };
  return (
    <Box paddingTop={2} role="status" tabIndex={-1} ref={focusWhenShown}>
      <Typography tag="p">{say('undone', { count: deleted })}</Typography>
      {left.length > 0 && <Typography tag="p">{say('left')}</Typography>}
      <Flex direction="column" alignItems="flex-start" gap={1} tag="ul">
        {left.map(({ documentId, title, state, editor }) => (
          <li key={documentId}>
            <Link tag={NavLink} to={`${VERSION_FORM}/${documentId}`} dir="auto">
              {title || say('noTitleYet')}
            </Link>{' '}
            <Typography variant="pi">{reason(state, editor ?? '?')}</Typography>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
