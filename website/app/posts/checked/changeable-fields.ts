/** What a business can change of its contact when it is asked whether its post is still right. */
export const changeableFields = [
  'phone',
  'whatsapp',
  'email',
  'website',
  'address',
  'landmark',
] as const;

export type ChangeableField = (typeof changeableFields)[number];
