// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  focusWhenShown,
  keepPlace,
  rememberOpener,
  restoreFocus,
  useFocusHandover,
  useReturnFocus,
} from './focus';

let root: Root;
/** What the dialog does as it closes. */
let close: () => Event;

function Dialog() {
  const returnFocus = useReturnFocus();
  close = () => {
    const event = new Event('unmount', { cancelable: true });
    returnFocus(event);
    return event;
  };
  return createElement(
    'dialog',
    { open: true },
    createElement('button', { type: 'button', autoFocus: true }),
  );
}

function LastButton() {
  return createElement('button', {
    type: 'button',
    id: 'last',
    ref: useFocusHandover<HTMLButtonElement>(),
  });
}

const byId = (id: string) => document.getElementById(id);
const open = () => act(async () => root.render(createElement(Dialog)));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `
    <main id="main-content" tabindex="-1"><button id="opener"></button></main>
    <button id="menu-button"></button>
    <div role="menu" aria-labelledby="menu-button"><div role="menuitem" id="item" tabindex="-1"></div></div>
    <section id="root"></section>`;
  const section = byId('root');
  if (section) root = createRoot(section);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

test('gives the focus back to what had it when the dialog opened', async () => {
  byId('opener')?.focus();
  await open();
  expect(document.activeElement?.parentElement?.localName).toBe('dialog');
  expect(close().defaultPrevented).toBe(true);
  expect(document.activeElement?.id).toBe('opener');
});

test('gives it to the button of a menu whose item opened the dialog', async () => {
  byId('item')?.focus();
  await open();
  byId('item')?.parentElement?.remove();
  close();
  expect(document.activeElement?.id).toBe('menu-button');
});

test('gives it to the button of a menu that closed before the dialog opened', async () => {
  const forget = rememberOpener();
  byId('item')?.focus();
  byId('item')?.parentElement?.remove();
  await open();
  close();
  expect(document.activeElement?.id).toBe('menu-button');
  forget();
});

test('gives it to the page if the opener is gone, or nothing had it', async () => {
  byId('opener')?.focus();
  await open();
  byId('opener')?.remove();
  close();
  expect(document.activeElement?.id).toBe('main-content');

  await act(async () => root.render(null));
  byId('main-content')?.blur();
  await open();
  close();
  expect(document.activeElement?.id).toBe('main-content');
});

test('hands the focus of an element that is removed over to what is around it', async () => {
  const panel = (isShown: boolean) =>
    act(async () =>
      root.render(
        createElement('div', { id: 'panel', tabIndex: -1 }, isShown && createElement(LastButton)),
      ),
    );
  await panel(true);
  await panel(false);
  expect(document.activeElement).toBe(document.body);
  await panel(true);
  byId('last')?.focus();
  await panel(false);
  expect(document.activeElement?.id).toBe('panel');
});

test('focuses what takes the place of something', async () => {
  await act(async () =>
    root.render(createElement('h2', { id: 'heading', tabIndex: -1, ref: focusWhenShown })),
  );
  expect(document.activeElement?.id).toBe('heading');
});

describe('restoring the focus', () => {
  const opener = () => {
    const button = byId('opener');
    if (!(button instanceof HTMLButtonElement)) throw new Error('no button');
    return button;
  };
  /** As browsers do with what is disabled. */
  const disable = async () => {
    opener().blur();
    opener().disabled = true;
    await Promise.resolve();
  };
  const enable = async () => {
    opener().disabled = false;
    await Promise.resolve();
  };

  test('waits until the element is enabled, each time that it was disabled', async () => {
    await disable();
    restoreFocus(opener());
    expect(document.activeElement).toBe(document.body);
    await enable();
    expect(document.activeElement).toBe(opener());
    await disable();
    await enable();
    expect(document.activeElement).toBe(opener());
  });

  test('takes it from nothing that has it by then', async () => {
    await disable();
    restoreFocus(opener());
    byId('menu-button')?.focus();
    await enable();
    expect(document.activeElement?.id).toBe('menu-button');
  });

  test.each(['keydown', 'pointerdown'])('ends with a %s', async (type) => {
    await disable();
    restoreFocus(opener());
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await enable();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('keeping the place of an element that is taken away', () => {
  const build = () => {
    document.body.innerHTML =
      '<main><section id="panel"><p><button id="save" type="button"></button></p></section></main>';
    const button = byId('save');
    button?.focus();
    if (button) keepPlace(button);
  };
  const removeButton = async () => {
    byId('save')?.parentElement?.remove();
    await Promise.resolve();
  };

  test('focuses what is left around it', async () => {
    build();
    await removeButton();
    expect(document.activeElement?.id).toBe('panel');
  });

  test('leaves the focus of a user who has gone on', async () => {
    build();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await removeButton();
    expect(document.activeElement).toBe(document.body);
  });
});
