import { describe, expect, it } from 'vitest';
import { mapLinks, placeLines } from './place.ts';
import type { Information } from './post.ts';

const information: Information = {
  ...{ phone: null, whatsapp: null, email: null, website: null, openingHours: null },
  ...{ delivers: false, languages: [], condition: null, organiser: null },
  address: 'Building 7, Al Rigga Street',
  landmark: 'Opposite the fish market',
};
const city = {
  name: 'Dubai',
  slug: 'dubai',
  country: { name: 'United Arab Emirates' },
  countryCode: null,
  timeZone: 'Asia/Dubai',
};
const area = { name: 'Deira', slug: 'deira' };

const english = { language: 'en', separator: ', ' };

describe('placeLines', () => {
  it('begins with the address', () => {
    expect(placeLines({ information, area, city, coordinates: null }, english)).toEqual({
      main: 'Building 7, Al Rigga Street',
      rest: ['Opposite the fish market', 'Deira, Dubai, United Arab Emirates'],
      locality: 'Deira, Dubai, United Arab Emirates',
    });
  });

  it('uses the city alone', () => {
    expect(placeLines({ information: null, area: null, city, coordinates: null }, english)).toEqual(
      {
        main: 'Dubai, United Arab Emirates',
        rest: [],
        locality: 'Dubai, United Arab Emirates',
      },
    );
  });

  it('returns null if nothing is known', () => {
    expect(
      placeLines({ information: null, area: null, city: null, coordinates: null }, english),
    ).toBeNull();
  });

  it('uses the names and the comma of the language', () => {
    const names = { fa: 'دبی' };
    const post = { information: null, area, city: { ...city, names }, coordinates: null };
    expect(placeLines(post, { language: 'fa', separator: '، ' })?.main).toBe(
      'Deira، دبی، United Arab Emirates',
    );
  });
});

describe('mapLinks', () => {
  it('links to coordinates', () => {
    const links = mapLinks({
      information,
      area,
      city,
      coordinates: { latitude: 25.26, longitude: 55.3 },
    });
    expect(links?.openStreetMap).toBe(
      'https://www.openstreetmap.org/?mlat=25.26&mlon=55.3#map=17/25.26/55.3',
    );
    expect(links?.google).toBe('https://www.google.com/maps/search/?api=1&query=25.26%2C55.3');
    expect(links?.apple).toBe('https://maps.apple.com/?q=25.26%2C55.3');
    expect(links?.app).toBe('geo:25.26,55.3?q=25.26,55.3');
  });

  it('searches for an address without coordinates', () => {
    const query = 'Building%207%2C%20Al%20Rigga%20Street%2C%20Dubai%2C%20United%20Arab%20Emirates';
    expect(mapLinks({ information, area, city, coordinates: null })).toEqual({
      openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
      google: `https://www.google.com/maps/search/?api=1&query=${query}`,
      apple: `https://maps.apple.com/?q=${query}`,
      app: null,
    });
  });

  it('returns null for a city alone', () => {
    expect(mapLinks({ information: null, area, city, coordinates: null })).toBeNull();
  });
});
