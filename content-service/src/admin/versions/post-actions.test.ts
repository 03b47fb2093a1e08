// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POST, VERSION } from './document-action';
import { DeletePostAction } from './post-actions';

const panel = vi.hoisted(() => ({
  permissions: [] as object[],
  get: vi.fn(),
  navigate: () => {},
}));
vi.mock('@strapi/strapi/admin', () => ({
  useAuth: (_: string, select: (state: object) => unknown) => select(panel),
  useRBAC: () => ({ allowedActions: { canDeletePost: true } }),
  getFetchClient: () => ({ get: panel.get }),
}));
vi.mock('react-router-dom', () => ({ useNavigate: () => panel.navigate }));
vi.mock('./use-desk', () => ({ useDesk: () => ({}) }));
vi.mock('./texts/desk-texts', () => ({ useSay: () => (key: string) => key }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let isOffered: boolean;

function Form({ documentId }: { documentId: string }) {
  isOffered = DeletePostAction({ model: POST, documentId } as never) !== null;
  return null;
}

async function offered(documentId: string): Promise<boolean> {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Form, { documentId })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(async () => root.unmount());
  return isOffered;
}

test('a post is not offered for deletion to those who may not write it', async () => {
  panel.permissions = [
    {
      action: 'plugin::content-manager.explorer.update',
      subject: VERSION,
      conditions: ['api::post-language-ar'],
    },
  ];
  const data = { arabic: { update: true }, english: { update: false } };
  panel.get.mockResolvedValue({ data: { data } });
  expect(await offered('english')).toBe(false);
  expect(await offered('arabic')).toBe(true);
});
