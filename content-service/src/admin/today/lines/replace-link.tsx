import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '../../fields/texts/fill';
import { formAddress, POST } from '../../versions/document-action';
import { useDesk } from '../../versions/use-desk';
import { useTexts } from '../texts/use-texts';
import { EntryButton } from './entry-buttons';

/** A post that would change, as `src/links/link-routes.ts` describes it. */
interface Place {
  documentId: string;
  title: string | null;
}

interface ReplaceLinkProps {
  from: string;
  close: () => void;
  reload: () => Promise<void>;
}

/** Asks for a new address, shows the posts that would change, and replaces it in all of them. */
export function ReplaceLink({ from, close, reload }: ReplaceLinkProps) {
  const texts = useTexts();
  const desk = useDesk();
  const [to, setTo] = useState('');
  const [places, setPlaces] = useState<Place[]>();
  const [changed, setChanged] = useState<string[]>();
  const [isWorking, setIsWorking] = useState(false);
  const preview = async (event: FormEvent) => {
    event.preventDefault();
    setIsWorking(true);
    setPlaces((await desk.post<Place[]>('/links/preview', { from, to })) ?? undefined);
    setIsWorking(false);
  };
  const replace = async () => {
    setIsWorking(true);
    const documentIds = places?.map(({ documentId }) => documentId);
    const body = { from, to, documentIds };
    const replaced = await desk.post<{ changed: string[] }>('/links/replace', body);
    setIsWorking(false);
    if (!replaced) return;
    setChanged(replaced.changed);
  };
  if (changed) return <Replaced {...{ from, to, changed, reload }} />;
  return (
    <Box tag="li" background="neutral100" padding={4} hasRadius>
      <Flex tag="form" direction="column" alignItems="stretch" gap={3} onSubmit={preview}>
        <Field.Root required>
          <Field.Label>{texts.newAddress}</Field.Label>
          <TextInput
            type="url"
            dir="ltr"
            placeholder="https://"
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
              setPlaces(undefined);
            }}
          />
        </Field.Root>
        {places?.length === 0 && <Typography role="status">{texts.noPosts}</Typography>}
        {places && places.length > 0 && (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
            {places.map(({ documentId, title }) => (
              <Typography key={documentId} tag="li">
                <Link to={formAddress(POST, documentId)} dir="auto">
                  {title || texts.untitled}
                </Link>
              </Typography>
            ))}
          </Flex>
        )}
        <Flex gap={2} wrap="wrap">
          {places && places.length > 0 ? (
            <Button size="S" onClick={replace} loading={isWorking}>
              {fill(texts.replaceIn, { count: places.length })}
            </Button>
          ) : (
            <Button type="submit" size="S" variant="secondary" loading={isWorking}>
              {texts.showPosts}
            </Button>
          )}
          <Button size="S" variant="tertiary" onClick={close}>
            {texts.cancel}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

interface ReplacedProps {
  from: string;
  to: string;
  /** Document ids of the posts in which it was replaced. */
  changed: readonly string[];
  reload: () => Promise<void>;
}

/** In how many posts it was replaced. The list loads again once it is put back or seen. */
function Replaced({ from, to, changed, reload }: ReplacedProps) {
  const texts = useTexts();
  const desk = useDesk();
  const undo = async () => {
    const body = { from: to, to: from, documentIds: changed };
    // The list no longer has the link: after a failure, loading it would take the button away.
    if (await desk.post('/links/replace', body)) await reload();
  };
  return (
    <Box tag="li" background="success100" padding={4} hasRadius>
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Typography role="status">{fill(texts.replaced, { count: changed.length })}</Typography>
        <Flex gap={2} wrap="wrap">
          {changed.length > 0 && <EntryButton label={texts.undo} title={null} onPress={undo} />}
          <EntryButton label={texts.settle} title={null} onPress={reload} isMain />
        </Flex>
      </Flex>
    </Box>
  );
}
