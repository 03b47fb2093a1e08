import { Button, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useState } from 'react';
import { linkSelection, removeLink, setLink } from '../commands/links';
import { useTexts } from '../texts/use-texts';
import { DialogFrame, type DialogProps } from './dialog';
import { LINK_TARGETS, type LinkTarget, linkAddress, readLink } from './link-target';
import { PostSearch } from './post-search';
import { TextField } from './text-field';

const targetTexts = {
  post: 'linkPost',
  web: 'linkWeb',
  phone: 'linkPhone',
  whatsapp: 'linkWhatsapp',
  email: 'linkEmail',
} as const;

/** Sets or removes the link of the selected words; without any, it inserts words of its own. */
export function LinkDialog({ editor, onClose }: DialogProps) {
  const texts = useTexts();
  const [{ href, isEmpty }] = useState(() => linkSelection(editor));
  const [target, setTarget] = useState<LinkTarget>(href ? readLink(href).target : 'post');
  const [typed, setTyped] = useState(href ? readLink(href).typed : '');
  const [text, setText] = useState('');
  const [postTitle, setPostTitle] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  const apply = () => {
    const address = linkAddress(target, typed);
    setInvalid(address === null);
    if (address === null) return;
    setLink(editor, address, text.trim() || typed.trim());
    onClose();
  };
  const remove = () => {
    removeLink(editor);
    onClose();
  };
  const isNumber = target === 'phone' || target === 'whatsapp';
  return (
    <DialogFrame
      editor={editor}
      onClose={onClose}
      title={texts.link}
      applyLabel={href ? texts.apply : texts.insert}
      onApply={apply}
      actions={
        href && (
          <Button variant="danger-light" onClick={remove}>
            {texts.removeLink}
          </Button>
        )
      }
    >
      <Field.Root>
        <Field.Label>{texts.linkTo}</Field.Label>
        <SingleSelect
          value={target}
          onChange={(value) => {
            setTarget(LINK_TARGETS.find((each) => each === value) ?? 'web');
            setTyped('');
          }}
        >
          {LINK_TARGETS.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {texts[targetTexts[each]]}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {target === 'post' && (
        <PostSearch
          path={typed}
          onChoose={(post) => {
            setTyped(post.path);
            // What an editor has written stays.
            if (text === '' || text === postTitle) setText(post.title);
            setPostTitle(post.title);
          }}
        />
      )}
      <TextField
        label={isNumber ? texts.number : texts.address}
        dir="ltr"
        value={typed}
        onChange={setTyped}
        error={isInvalid ? texts.invalidLink : undefined}
      />
      {isEmpty && <TextField label={texts.linkText} value={text} onChange={setText} />}
    </DialogFrame>
  );
}
