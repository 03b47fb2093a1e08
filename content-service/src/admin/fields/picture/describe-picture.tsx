import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { DescriptionFields } from '../../pictures/description-fields';
import { alternativeTextOf, EMPTY_DRAFT } from '../../pictures/draft';
import { useTexts } from '../../pictures/texts/use-texts';
import { fill } from '../texts/fill';

/** A picture of the media library in Strapi's form. */
export interface StoredPicture {
  id: number;
  name: string;
  url: string;
  alternativeText?: string | null;
  formats?: { thumbnail?: { url: string } } | null;
}

interface DescribePictureProps {
  picture: StoredPicture;
  onDescribed: (picture: StoredPicture) => void;
}

/**
 * Asks for the alternative text of a picture without one, and stores it with the picture as soon as it
 * is left.
 */
export function DescribePicture({ picture, onDescribed }: DescribePictureProps) {
  const texts = useTexts();
  const { post } = useFetchClient();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [error, setError] = useState<string>();
  const save = async () => {
    const alternativeText = alternativeTextOf(draft);
    if (alternativeText === null) {
      setError(texts.required);
      return;
    }
    const form = new FormData();
    // `decorative` tells it from the empty field of Strapi's own dialog (src/extensions/upload).
    form.append('fileInfo', JSON.stringify({ alternativeText, decorative: draft.isDecorative }));
    const saved = await post(`/upload?id=${picture.id}`, form).catch(() => null);
    if (saved) onDescribed({ ...picture, alternativeText });
    else setError(texts.notSaved);
  };
  const saveIfWritten = () => {
    if (alternativeTextOf(draft) !== null) save();
  };
  const handleKey = (event: KeyboardEvent) => {
    // The form's own shortcut: nobody expects that it leaves out a part of the form.
    if ((event.ctrlKey || event.metaKey) && event.key === 's') return saveIfWritten();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // It stands within the form of the post.
    event.preventDefault();
    save();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) saveIfWritten();
  };
  const thumbnail = picture.formats?.thumbnail?.url ?? picture.url;
  return (
    <Box
      tag="section"
      aria-label={fill(texts.missing, { name: picture.name })}
      background="warning100"
      borderColor="warning200"
      hasRadius
      padding={4}
      marginTop={2}
      onBlur={handleBlur}
    >
      <Flex direction="column" alignItems="stretch" gap={3} onKeyDown={handleKey}>
        <Flex gap={3}>
          <Box tag="img" src={thumbnail} alt="" maxHeight="4rem" maxWidth="6rem" />
          <Typography fontWeight="bold" dir="auto">
            {fill(texts.missing, { name: picture.name })}
          </Typography>
        </Flex>
        <DescriptionFields draft={draft} onChange={setDraft} error={error} />
        <Flex>
          <Button type="button" variant="secondary" onClick={save}>
            {texts.save}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
