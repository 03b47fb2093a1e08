/** A post as returned by Strapi 5, with the changes of a test. */
export function apiPost(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 12,
    documentId: 'd12',
    title: 'Bread at six',
    slug: 'bread-at-six',
    description: '<p>Warm.</p>',
    createdAt: '2026-11-01T08:00:00.000Z',
    stick_top: false,
    is_diyar_partner: false,
    post_type: { id: 1, name: 'Business' },
    nationality: { id: 2, language: 'العربية', language_query: 'ar', is_rtl: true },
    ...changes,
  };
}
