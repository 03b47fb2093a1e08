import type ICAL from 'ical.js';
import { readDescription } from '../import/read-cell';
import type { EventFields } from './event';

const MAX_LINE = 255;
const MAX_ADDRESS = 500;
const MAX_TEXT = 20_000;

const WEB_ADDRESS = /^https?:\/\/\S+$/;

/** All but line breaks and tabs: the databases do not store them all, and nobody reads them. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/** Google's calendars have HTML without paragraphs. */
const INLINE_ELEMENT = /<(?:a|b|i|u|em|strong|span)\b[^<>]*>/i;
const BLOCK_ELEMENT = /<(?:p|h[1-6]|ul|ol|table|blockquote|div|br)\b[^<>]*>/i;

/** What a post takes over from an event, but for its times. What does not fit a field is left out. */
export function fieldsOf(event: ICAL.Event): Omit<EventFields, 'start' | 'end'> {
  const { component } = event;
  const location = lineOf(event.location);
  const url = [textOf(component, 'url'), location].find(isWebAddress);
  const organiser = component.getFirstProperty('organizer')?.getFirstParameter('cn');
  return {
    title: lineOf(event.summary) ?? '',
    description: descriptionOf(event.description),
    address: isWebAddress(location) ? null : location,
    website: url ?? null,
    organiser: lineOf(organiser),
    map: positionOf(component.getFirstPropertyValue('geo')),
    is_active: textOf(component, 'status')?.toUpperCase() !== 'CANCELLED',
  };
}

/** The text of a property. @returns null if there is none */
export function textOf(component: ICAL.Component, name: string): string | null {
  const value = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? value.trim() : null;
}

function isWebAddress(text: string | null): text is string {
  return text !== null && text.length <= MAX_ADDRESS && WEB_ADDRESS.test(text);
}

/** A text in one line, cut if it is too long for its field. */
function lineOf(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .replace(/\s*\n\s*/g, ', ')
    .replace(CONTROL, '')
    .trim();
  if (line === '') return null;
  return line.length <= MAX_LINE ? line : `${line.slice(0, MAX_LINE - 1).toWellFormed()}…`;
}

function descriptionOf(text: string | null | undefined): string | null {
  const cleaned = (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, '')
    .trim()
    .slice(0, MAX_TEXT)
    .toWellFormed();
  if (cleaned === '') return null;
  const isInline = INLINE_ELEMENT.test(cleaned) && !BLOCK_ELEMENT.test(cleaned);
  return isInline ? `<p>${cleaned.replaceAll('\n', '<br>')}</p>` : readDescription(cleaned);
}

function positionOf(geo: unknown): EventFields['map'] {
  const [latitude, longitude] = Array.isArray(geo) ? geo.map(Number) : [];
  if (latitude === undefined || longitude === undefined) return null;
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  // Some programs write 0;0 for no position.
  return isPosition && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}
