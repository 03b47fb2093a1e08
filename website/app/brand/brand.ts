import { createContext, useContext } from 'react';
import { z } from 'zod';

const storeSchema = z.object({ url: z.string(), id: z.string() });

const iosStoreSchema = storeSchema.extend({
  /** Team and bundle, e.g. `ABCDE12345.org.example.app`; with it, links to posts open in the app. */
  appId: z
    .string()
    .regex(/^([A-Z0-9]{10}\.[\w.-]+)?$/, 'is no team and bundle, e.g. ABCDE12345.org.example.app')
    .default(''),
});

const androidStoreSchema = storeSchema.extend({
  /** SHA-256 of the certificates that the app is signed with; with them, links to posts open in the app. */
  fingerprints: z
    .array(
      z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'is no SHA-256 in upper case, AB:CD:…'),
    )
    .default([]),
});

const brandTexts = z.object({
  name: z.string().min(1),
  tagline: z.string(),
  description: z.string(),
});

/** What distinguishes one site that runs this software from another; read from brand.json. */
export const brandSchema = brandTexts.extend({
  /** Translations by language code; missing texts fall back to the default ones. */
  translations: z.record(z.string(), brandTexts.partial()).default({}),
  /** The content service's field that marks an official partner. */
  partnerField: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** Whether flags stand beside the names of communities. */
  showsFlags: z.boolean().default(true),
  contactAddress: z.email(),
  social: z.array(
    z.object({ name: z.string(), icon: z.enum(['camera', 'people', 'horn']), url: z.url() }),
  ),
  /** Under which licence others may use the open data; null for none, so that only the law allows it. */
  dataLicence: z
    .object({ name: z.string().min(1), url: z.url() })
    .nullable()
    .default(null),
  /** An empty url means that the app is not in that store and gets no button. */
  stores: z.object({ ios: iosStoreSchema, android: androidStoreSchema }),
});

export type Brand = z.infer<typeof brandSchema>;

/** The brand in one language of the interface. */
export function brandIn(brand: Brand, language: string): Brand {
  return { ...brand, ...brand.translations[language] };
}

const BrandContext = createContext<Brand | null>(null);

export const BrandProvider = BrandContext.Provider;

/** The brand of this site. @throws Error without a BrandProvider above */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}
