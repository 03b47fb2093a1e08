import { Box } from '@strapi/design-system';
import { useState } from 'react';
import { DescribePicture } from '../../fields/picture/describe-picture';
import { formAddress, POST } from '../../versions/document-action';
import { type LineProps, textFact } from '../section';
import { useTexts } from '../texts/use-texts';
import { useWords } from '../use-words';
import { EntryButton } from './entry-buttons';
import { EntryLine } from './line';

/** A picture without alternative text, which can be described here. */
export function PictureLine({ row, reload }: LineProps) {
  const texts = useTexts();
  const { language } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const name = textFact(row, 'name') ?? '';
  const url = textFact(row, 'url') ?? '';
  const { post, title } = row;
  return (
    <>
      <EntryLine
        title={title}
        {...(post && { to: formAddress(POST, post.documentId) })}
        facts={[name, language(post?.language)]}
        picture={url}
      >
        {!isOpen && (
          <EntryButton label={texts.describe} title={name} onPress={async () => setIsOpen(true)} />
        )}
      </EntryLine>
      {isOpen && (
        <Box tag="li">
          <DescribePicture picture={{ id: Number(row.key), name, url }} onDescribed={reload} />
        </Box>
      )}
    </>
  );
}
