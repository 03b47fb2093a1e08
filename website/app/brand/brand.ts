import { createContext, useContext } from 'react';
import { z } from 'zod';

const store = z.object({ url: z.string(), id: z.string() });

/** What makes a site of this software one's own; read from brand.json. */
export const brandSchema = z.object({
  name: z.string().min(1),
  /** The name written in other scripts, by language code. */
  nameInScript: z.record(z.string(), z.string()).default({}),
  tagline: z.string(),
  description: z.string(),
  /** The content service's field that marks an official partner. */
  partnerField: z.string().regex(/^[a-z][a-z0-9_]*$/),
  contactAddress: z.email(),
  social: z.array(
    z.object({ name: z.string(), icon: z.enum(['camera', 'people', 'horn']), url: z.url() }),
  ),
  /** An empty url means: not in that store, no button. */
  stores: z.object({ ios: store, android: store }),
});

export type Brand = z.infer<typeof brandSchema>;

const BrandContext = createContext<Brand | null>(null);

export const BrandProvider = BrandContext.Provider;

/** The brand of this site. Throws where no BrandProvider stands above. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it');
  return brand;
}
