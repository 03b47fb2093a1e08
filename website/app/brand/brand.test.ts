import { expect, it } from 'vitest';
import { brandIn, brandSchema } from './brand.ts';

const brand = brandSchema.parse({
  name: 'Hearth',
  tagline: 'Warm',
  description: 'All of it.',
  translations: { ar: { name: 'موقد' } },
  partnerField: 'is_partner',
  contactAddress: 'a@b.example',
  social: [],
  stores: { ios: { url: '', id: '' }, android: { url: '', id: '' } },
});

it('uses the translations of a language and falls back to the default texts', () => {
  expect(brandIn(brand, 'ar')).toMatchObject({ name: 'موقد', tagline: 'Warm' });
  expect(brandIn(brand, 'en')).toMatchObject({ name: 'Hearth', tagline: 'Warm' });
});
