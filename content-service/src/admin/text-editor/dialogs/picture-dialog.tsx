import { Box, Button } from '@strapi/design-system';
import { useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useState } from 'react';
import { DescriptionFields } from '../../pictures/description-fields';
import { alternativeTextOf, draftOf } from '../../pictures/draft';
import { insertPicture, type Picture, selectedPicture, updatePicture } from '../commands/pictures';
import { useTexts } from '../texts/use-texts';
import { DialogFrame, type DialogProps } from './dialog';
import { type PictureAsset, pictureAttributes } from './picture-attributes';
import { TextField } from './text-field';

type MediaLibraryProps = {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (assets: PictureAsset[]) => void;
};

/** Chooses a picture from the media library, and asks for its caption and its alternative text, or whether it
 * is decorative. */
export function PictureDialog({ editor, onClose }: DialogProps) {
  const texts = useTexts();
  // Strapi does not type the components that its plugins bring.
  const MediaLibrary = useStrapiApp(
    'PictureDialog',
    ({ components }) => components['media-library'] as ComponentType<MediaLibraryProps> | undefined,
  );
  const [selected] = useState(() => selectedPicture(editor));
  const [picture, setPicture] = useState<Picture | null>(selected);
  const [description, setDescription] = useState(() => draftOf(selected?.alt ?? null));
  const [isChoosing, setChoosing] = useState(!selected);

  const choose = ([asset]: PictureAsset[]) => {
    if (!asset) return;
    const attributes = pictureAttributes(asset, serviceOrigin());
    const alt = asset.alternativeText ?? null;
    setPicture((current) => ({ caption: '', ...current, ...attributes, alt }));
    setDescription(draftOf(alt));
    setChoosing(false);
  };

  const leaveLibrary = () => {
    if (picture) return setChoosing(false);
    onClose();
    // Its dialog is removed before it could give the focus back.
    editor.commands.focus();
  };

  if (isChoosing || !picture) {
    return MediaLibrary ? (
      <MediaLibrary
        allowedTypes={['images']}
        multiple={false}
        onClose={leaveLibrary}
        onSelectAssets={choose}
      />
    ) : null;
  }
  const apply = () => {
    const described = { ...picture, alt: alternativeTextOf(description) };
    if (selected) updatePicture(editor, described);
    else insertPicture(editor, described);
    onClose();
  };
  return (
    <DialogFrame
      editor={editor}
      onClose={onClose}
      title={texts.picture}
      applyLabel={selected ? texts.apply : texts.insert}
      onApply={apply}
      actions={
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          {texts.changePicture}
        </Button>
      }
    >
      <Box tag="img" src={picture.src} alt="" maxHeight="16rem" style={{ objectFit: 'contain' }} />
      <DescriptionFields draft={description} onChange={setDescription} />
      {!selected && (
        <TextField
          label={texts.pictureCaption}
          value={picture.caption}
          onChange={(caption) => setPicture({ ...picture, caption })}
        />
      )}
    </DialogFrame>
  );
}

/** The public address of the service, which may differ from the one that an editor uses. */
function serviceOrigin(): string {
  const { backendURL } = window.strapi as { backendURL?: string };
  return new URL(backendURL || '/', window.location.origin).origin;
}
