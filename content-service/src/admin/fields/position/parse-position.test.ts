import { expect, test } from 'vitest';
import { parsePosition } from './parse-position';

const deira = { latitude: 25.2704, longitude: 55.3082 };

test.each([
  ['two numbers', '25.2704, 55.3082'],
  ['two numbers with a space', '25.2704 55.3082'],
  ['numbers in brackets', '(25.2704, 55.3082)'],
  ['an Arabic comma', '25.2704، 55.3082'],
  ['a geo address', 'geo:25.2704,55.3082'],
  ['a geo address with accuracy', 'geo:25.2704,55.3082;u=35'],
  ['a geo address of Android', 'geo:0,0?q=25.2704,55.3082(Rope Lane)'],
  [
    'the place, not the view, of Google Maps',
    'https://www.google.com/maps/place/Rope+Lane/@25.1,55.1,15z/data=!3m1!4b1!4m6!3m5!8m2!3d25.2704!4d55.3082!16s',
  ],
  ['the view of Google Maps', 'https://www.google.com/maps/@25.2704,55.3082,17z'],
  ['a search of Google Maps', 'https://www.google.com/maps/search/?api=1&query=25.2704%2C55.3082'],
  [
    'a search in the path of Google Maps',
    'https://www.google.com/maps/search/25.2704,+55.3082?entry=tts',
  ],
  ['directions of Google Maps', 'https://www.google.com/maps/dir//25.2704,55.3082/@25.1,55.1,12z'],
  ['an old link of Google Maps', 'https://maps.google.com/?q=loc:25.2704,55.3082'],
  ['a link without https', 'maps.google.com/?q=25.2704,55.3082'],
  ['Apple Maps', 'https://maps.apple.com/?ll=25.2704,55.3082&q=Rope%20Lane'],
  ['a new link of Apple Maps', 'https://maps.apple.com/place?coordinate=25.2704,55.3082&name=Pin'],
  [
    'the pin of OpenStreetMap',
    'https://www.openstreetmap.org/?mlat=25.2704&mlon=55.3082#map=17/25.1/55.1',
  ],
  ['the view of OpenStreetMap', 'https://www.openstreetmap.org/#map=17/25.2704/55.3082'],
  ['Yandex', 'https://yandex.com/maps/11499/dubai/?ll=55.1%2C25.1&pt=55.3082%2C25.2704&z=17'],
  ['Yandex with its view only', 'https://yandex.ru/maps/?ll=55.3082,25.2704&z=17'],
  ['Waze', 'https://www.waze.com/ul?ll=25.2704%2C55.3082&navigate=yes'],
  ['Waze on the web', 'https://www.waze.com/live-map/directions?to=ll.25.2704%2C55.3082'],
])('reads %s', (_, text) => {
  expect(parsePosition(` ${text}\n`)).toEqual(deira);
});

test('reads degrees, minutes and seconds, also of the south and west', () => {
  expect(parsePosition(`25°16'13.4"N 55°18'29.5"E`)).toEqual({
    latitude: 25.2703889,
    longitude: 55.3081944,
  });
  expect(parsePosition('33.4489° S, 70.6693° W')).toEqual({
    latitude: -33.4489,
    longitude: -70.6693,
  });
});

test.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://goo.gl/maps/AbCdEf',
  'maps.apple/p/abc',
  'https://yandex.com/maps/-/CDabc',
  'https://osm.org/go/abc--',
  'https://waze.com/ul/hthrr7',
])('tells that %s is a short link', (link) => {
  expect(parsePosition(link)).toBe('short-link');
});

test.each([
  '',
  'Deira',
  '25.27',
  '125.2, 55.3',
  '25.2, 255.3',
  'https://example.org/?q=Deira',
  'geo:x,y',
])('does not read "%s"', (text) => {
  expect(parsePosition(text)).toBe('unreadable');
});
