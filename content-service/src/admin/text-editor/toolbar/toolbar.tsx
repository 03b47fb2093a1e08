import { CloudUpload, Globe, Image, Link } from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { LanguageDialog } from '../dialogs/language-dialog';
import { LinkDialog } from '../dialogs/link-dialog';
import { PictureDialog } from '../dialogs/picture-dialog';
import { useEditorState } from '../field/use-editor-state';
import { useTexts } from '../texts/use-texts';
import { Bar, Keys, Row } from './bar';
import { ToolButton } from './tool-button';
import { historyTools, insertTools, type Tool, tableTools, textTools } from './tools';
import { useRovingFocus } from './use-roving-focus';
import { useWordImport } from './use-word-import';

const dialogs = {
  link: { Dialog: LinkDialog, icon: <Link />, node: 'link' },
  picture: { Dialog: PictureDialog, icon: <Image />, node: 'figure' },
  language: { Dialog: LanguageDialog, icon: <Globe />, node: undefined },
} as const;

type DialogName = keyof typeof dialogs;

type ToolbarProps = {
  editor: Editor;
  /** Id of the sentence about the keys of the text. */
  keysId: string;
};

/** The buttons above a text, as one stop of the keyboard (the toolbar pattern of ARIA). */
export function Toolbar({ editor, keysId }: ToolbarProps) {
  const texts = useTexts();
  useEditorState(editor);
  const [open, setOpen] = useState<DialogName | null>(null);
  const roving = useRovingFocus('heading2');
  const wordImport = useWordImport(editor);
  const isInTable = editor.isActive('table') || editor.isActive('tableCaption');

  const button = ({ name, icon, run, isActive, canRun }: Tool) => (
    <ToolButton
      key={name}
      name={name}
      label={texts[name]}
      icon={icon}
      isPressed={isActive?.(editor)}
      isDisabled={canRun ? !canRun(editor) : false}
      isFocusable={roving.current === name}
      onClick={() => run(editor)}
    />
  );
  const opener = (name: DialogName) => {
    const { icon, node } = dialogs[name];
    const isActive = node && ((current: Editor) => current.isActive(node));
    return button({ name, icon, run: () => setOpen(name), ...(isActive && { isActive }) });
  };
  const Dialog = open && dialogs[open].Dialog;
  return (
    <>
      <Bar role="toolbar" aria-label={texts.toolbar} {...roving.handlers}>
        <Row>
          {textTools.map(button)}
          {opener('link')}
          {opener('picture')}
          {insertTools.map(button)}
          {opener('language')}
          {historyTools.map(button)}
          {button({ name: 'importWord', icon: <CloudUpload />, run: wordImport.open })}
        </Row>
        {isInTable && <Row>{tableTools.map(button)}</Row>}
        <Keys id={keysId} $isShown={isInTable}>
          {texts.keys}
        </Keys>
      </Bar>
      {wordImport.element}
      {Dialog && <Dialog editor={editor} onClose={() => setOpen(null)} />}
    </>
  );
}
