import { describe, expect, it } from 'vitest';
import { embedOf } from './embed-address.ts';

const embed = (address: string) => embedOf(new URL(address));
const map = (address: string) => {
  const { type, url, coordinates } = embed(address);
  expect(type).toBe('map');
  return { url: url.href, coordinates };
};

describe('embedOf', () => {
  it.each([
    [
      'https://www.youtube-nocookie.com/embed/aB3_-x?rel=0',
      'https://www.youtube.com/watch?v=aB3_-x',
    ],
    ['https://player.vimeo.com/video/76?h=1', 'https://vimeo.com/76'],
    ['https://open.spotify.com/embed/show/7', 'https://open.spotify.com/show/7'],
    ['https://embed.podcasts.apple.com/us/podcast/1', 'https://podcasts.apple.com/us/podcast/1'],
    ['https://forms.example/1', 'https://forms.example/1'],
  ])('leads from the player %s to its page', (player, page) => {
    expect(embed(player).url.href).toBe(page);
  });

  it('reads the place that a map shows', () => {
    const coordinates = { latitude: 25.2697, longitude: 55.3095 };
    const google = 'https://www.google.com/maps/search/?api=1&query=25.2697%2C55.3095';
    const view = '!1m18!1m12!1m3!1d3608.1!2d55.3095!3d25.2697!2m3';
    expect(map(`https://www.google.com/maps/embed?pb=${view}`)).toEqual({
      url: google,
      coordinates,
    });
    expect(map('https://maps.google.com/maps?q=25.2697,55.3095&z=15&output=embed')).toEqual({
      url: google,
      coordinates,
    });
    expect(
      map('https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=25.2697%2C55.3095'),
    ).toEqual({
      url: 'https://www.openstreetmap.org/?mlat=25.2697&mlon=55.3095#map=17/25.2697/55.3095',
      coordinates,
    });
  });

  it('knows no place of a region, an address or nonsense', () => {
    const region = 'https://www.google.com/maps/embed?pb=!1m3!1d3000000!2d54!3d24';
    expect(map(region)).toEqual({ url: region, coordinates: undefined });
    expect(map('https://www.google.com/maps?q=Deira+Street&output=embed')).toEqual({
      url: 'https://www.google.com/maps/search/?api=1&query=Deira%20Street',
      coordinates: undefined,
    });
    expect(map('https://maps.google.com/maps?q=125.1,55.3').coordinates).toBeUndefined();
  });
});
