import { Checkbox, Flex } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { isOpen } from '../versions/document-action';
import { Notice } from '../versions/notice';
import { timeSeen } from '../versions/own-saves';
import { reloadEntries } from '../versions/reload-entries';
import { useDesk } from '../versions/use-desk';
import { PanelButton } from './panel-button';
import { SourcePanel } from './source-panel';
import { useTexts } from './texts/use-texts';
import type { Translation, VersionTranslation } from './translation';

interface PanelProps {
  versionId: string;
  /** Of the version that the form has loaded. */
  state: string | undefined;
  updatedAt: string | undefined;
  loaded: VersionTranslation;
  reload: () => void;
}

/** Beside the form of a version: the source of a translation, or how much a change of a source counts. */
export function VersionTranslationPanel({
  versionId,
  state,
  updatedAt,
  loaded,
  reload,
}: PanelProps) {
  const { translation, hasTranslations, smallChange, canTranslateByMachine } = loaded;
  const isEditable = isOpen(state);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" tabIndex={-1}>
      {hasTranslations && isEditable && <SmallChange versionId={versionId} isSmall={smallChange} />}
      {translation?.isMachineTranslated && isEditable && (
        <CheckMachine versionId={versionId} reload={reload} />
      )}
      {translation && <Source {...{ versionId, reload, isEditable }} translation={translation} />}
      {canTranslateByMachine && isEditable && (
        <ByMachine versionId={versionId} updatedAt={updatedAt} reload={reload} />
      )}
    </Flex>
  );
}

function SmallChange({ versionId, isSmall }: { versionId: string; isSmall: boolean }) {
  const texts = useTexts();
  const desk = useDesk();
  const [isTicked, setIsTicked] = useState(isSmall);
  const tick = async (small_change: boolean) => {
    setIsTicked(small_change);
    const saved = await desk.post(`/versions/${versionId}/small-change`, { small_change });
    if (!saved) setIsTicked(!small_change);
  };
  return (
    <Checkbox checked={isTicked} onCheckedChange={(ticked) => tick(ticked === true)}>
      {texts.smallChange}
    </Checkbox>
  );
}

function CheckMachine({ versionId, reload }: { versionId: string; reload: () => void }) {
  const texts = useTexts();
  const desk = useDesk();
  const confirm = async () => {
    if (!(await desk.post(`/versions/${versionId}/checked`))) return;
    desk.notify(texts.markedChecked);
    reload();
  };
  return (
    <>
      <Notice isWarning>{texts.machineNote}</Notice>
      <PanelButton variant="secondary" onClick={confirm}>
        {texts.checked}
      </PanelButton>
    </>
  );
}

interface SourceProps {
  versionId: string;
  translation: Translation;
  isEditable: boolean;
  reload: () => void;
}

function Source({ versionId, translation, isEditable, reload }: SourceProps) {
  const texts = useTexts();
  const desk = useDesk();
  const follow = async () => {
    const seen = translation.source.updatedAt;
    if (!(await desk.post(`/versions/${versionId}/follow`, { seen }))) return;
    desk.notify(texts.markedDraft);
    reload();
  };
  return <SourcePanel translation={translation} onFollow={isEditable ? follow : undefined} />;
}

interface ByMachineProps {
  versionId: string;
  updatedAt: string | undefined;
  reload: () => void;
}

function ByMachine({ versionId, updatedAt, reload }: ByMachineProps) {
  const texts = useTexts();
  const desk = useDesk();
  const isModified = useForm('ByMachine', ({ modified }) => modified);
  const [isTranslating, setIsTranslating] = useState(false);
  const translate = async () => {
    setIsTranslating(true);
    const seen = await timeSeen(versionId, updatedAt);
    const address = `/versions/${versionId}/machine-translation`;
    const done = await desk.post(address, { updatedAt: seen });
    setIsTranslating(false);
    if (!done) return;
    desk.notify(texts.translated);
    reload();
    reloadEntries();
  };
  return (
    <>
      <PanelButton
        variant="secondary"
        loading={isTranslating}
        disabled={isModified}
        onClick={translate}
      >
        {texts.byMachine}
      </PanelButton>
      {isModified && <Notice>{texts.saveFirst}</Notice>}
    </>
  );
}
