// @vitest-environment jsdom
import { act, createElement, type ReactNode, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checksTranslations } from './checks-texts';
import { ProblemsPanel } from './problems-panel';

const POST = 'api::post.post';

const form = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  return {
    values: {},
    write(values: object) {
      this.values = values;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
const send = vi.hoisted(() => vi.fn());

// What Strapi gives to its panels.
vi.mock('@strapi/strapi/admin', () => ({
  useForm: (_: string, select: (state: { values: object }) => unknown) =>
    select({ values: useSyncExternalStore(form.subscribe, () => form.values) }),
  useFetchClient: () => ({ post: send }),
}));
vi.mock('@strapi/design-system', () => ({ Box: Plain, Flex: Plain, Typography: Plain }));
vi.mock('@strapi/icons', () => ({ CheckCircle: Icon, Information: Icon, WarningCircle: Icon }));
vi.mock('react-intl', () => ({ useIntl: () => ({ locale: language, formatMessage }) }));

let language = 'en';

interface PlainProperties {
  tag?: string;
  role?: string;
  children?: ReactNode;
  onClick?: () => void;
}
function Plain({ tag = 'div', role, children, onClick }: PlainProperties) {
  return createElement(tag, { role, onClick }, children);
}
function Icon({ 'aria-label': label }: { 'aria-label'?: string }) {
  return createElement('svg', { 'aria-label': label });
}
function formatMessage({ id }: { id: string }, values?: object): string {
  const pattern = checksTranslations[language]?.[id] ?? id;
  return values ? `${pattern} ${JSON.stringify(values)}` : pattern;
}

let root: Root;
let main: HTMLElement;

/** Strapi calls panels like hooks and shows what they return. */
function Panel({ model }: { model: string }) {
  const panel = ProblemsPanel({ model, documentId: 'abc' });
  return (
    panel && createElement('aside', null, createElement('h2', null, panel.title), panel.content)
  );
}

/** Shows the panel with what the form holds now. */
async function show(model = POST): Promise<void> {
  await act(async () => root.render(createElement(Panel, { model })));
}
const write = (values: object) => act(async () => form.write(values));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => main.textContent?.replace(/\s+/g, ' ') ?? '';

const problem = (level: string, code: string, field: string) => ({
  level,
  code,
  field,
  message: `About ${code}.`,
});
const answer = (...problems: object[]) => send.mockResolvedValue({ data: { data: problems } });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  language = 'en';
  form.values = { title: 'First' };
  answer();
  document.body.innerHTML = '<main><input name="title"><section></section></main>';
  main = document.querySelector('section') as HTMLElement;
  root = createRoot(main);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.clearAllMocks();
  vi.useRealTimers();
});

test('checks what stands in the form, once writing pauses', async () => {
  await show();
  await pass(700);
  await write({ title: 'Second' });
  await pass(700);
  expect(send).not.toHaveBeenCalled();
  await pass(200);
  expect(send.mock.calls.map(([path, body]) => [path, body])).toEqual([
    ['/checks', { uid: POST, documentId: 'abc', values: { title: 'Second' }, language: 'en' }],
  ]);
  expect(text()).toContain('Nothing to correct.');
  await write({ title: 'Second' });
  await pass(5000);
  expect(send).toHaveBeenCalledOnce();
});

test('lists errors and hints in the order of the answer, and counts them', async () => {
  answer(problem('error', 'title-missing', 'title'), problem('warning', 'duplicate', 'title'));
  await show();
  await pass(1000);
  expect(text()).toMatch(/"errors":1,"warnings":1.*About title-missing\..*About duplicate\./);
});

test('leads to the field', async () => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  answer(problem('error', 'title-missing', 'title'));
  await show();
  await pass(1000);
  main.querySelector('button')?.click();
  expect(document.activeElement?.getAttribute('name')).toBe('title');
});

test('says so if the check fails, and checks again after the next change', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  await show();
  await pass(1000);
  expect(text()).toContain('not available');
  await write({ title: 'Third' });
  await pass(1000);
  expect(text()).toContain('Nothing to correct.');
});

test('is in the language of the panel', async () => {
  language = 'ar';
  await show();
  await pass(1000);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ language: 'ar' });
  expect(text()).toContain('جاهز للنشر');
});

test('is shown for posts and their versions only', async () => {
  await show('api::city.city');
  expect(text()).toBe('');
  await show('api::post-version.post-version');
  expect(text()).toContain('Before it can be public');
});
