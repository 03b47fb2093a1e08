import type { ComponentType } from 'react';
import type { LineProps, SectionId } from '../section';
import { InReviewLine } from './in-review';
import { MessageLine, ReportLine } from './inbox';
import { LinkLine } from './links';
import { PictureLine } from './pictures';
import { SearchLine } from './searches';
import { ToCheckLine } from './to-check';
import { TranslationLine } from './translations';
import { WithoutPlaceLine } from './without-place';

/** How an entry of each section is shown, and what can be done with it. */
export const LINES: Readonly<Record<SectionId, ComponentType<LineProps>>> = {
  'to-check': ToCheckLine,
  reports: ReportLine,
  'from-businesses': InReviewLine,
  'in-review': InReviewLine,
  messages: MessageLine,
  links: LinkLine,
  translations: TranslationLine,
  pictures: PictureLine,
  'without-place': WithoutPlaceLine,
  searches: SearchLine,
};
