import type { HubType } from '../../addresses/hubs.ts';
import type { IconName } from '../../ui/icon/icon-name.ts';

/** The symbol of each type of hub. */
export const hubIcons: Record<HubType, IconName> = { city: 'pin', community: 'people' };
