import { Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import type { Editor } from '@tiptap/core';
import { useId, useRef } from 'react';
import { useTexts } from '../texts/use-texts';
import { Toolbar } from '../toolbar/toolbar';
import { Frame, Surface } from './styles';
import { textLengthOf } from './text-length';
import { useEditor } from './use-editor';
import { useEditorState } from './use-editor-state';
import { useStickyChildren } from './use-sticky-children';

type TextEditorProps = {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  labelId: string;
  isInvalid: boolean;
};

/** The editor of a text: toolbar, text, and how long it is. */
export function TextEditor({ value, onChange, disabled, labelId, isInvalid }: TextEditorProps) {
  const texts = useTexts();
  const { toggleNotification } = useNotification();
  const element = useRef<HTMLDivElement>(null);
  const keysId = useId();
  useStickyChildren(element);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-describedby': keysId,
    'aria-invalid': String(isInvalid),
  };
  const onLeftOut = () => toggleNotification({ type: 'warning', message: texts.picturesLeftOut });
  const editor = useEditor(element, { value, onChange, onLeftOut, disabled, attributes });
  return (
    <Frame $isInvalid={isInvalid}>
      {editor && !disabled && <Toolbar editor={editor} keysId={keysId} />}
      <Surface
        ref={element}
        $caption={texts.captionPlaceholder}
        $summary={texts.summaryPlaceholder}
      />
      {editor && <Length editor={editor} />}
    </Frame>
  );
}

function Length({ editor }: { editor: Editor }) {
  const texts = useTexts();
  const { doc } = useEditorState(editor);
  const { words, minutes } = textLengthOf(doc.textBetween(0, doc.content.size, ' ', ' '));
  return (
    <Typography variant="pi" textColor="neutral600" padding={2} tag="p">
      {texts.words}: {words} · {texts.readingTime}: {minutes}
    </Typography>
  );
}
