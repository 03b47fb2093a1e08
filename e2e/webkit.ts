import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram as startPrintingProgram } from '../content-service/contract/running-program.ts';
import { startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';

/** Of Debian's packages `webkit2gtk-driver` and `xvfb`. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Whether WebKit, with which all browsers of iPhones draw pages, is on this machine. */
export const hasWebKit = existsSync(DRIVER) && existsSync(DISPLAY_SERVER);

/** A window of WebKit. */
export type WebKitWindow = {
  /** Opens a page and waits until it is loaded. @param width of the window in px, about 450 at least */
  open: (url: string, width: number) => Promise<void>;
  /** Runs a function in the page. It must not use anything from outside itself. */
  evaluate: <Result>(run: () => Result) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Starts WebKit on a display of its own. Its driver speaks https://www.w3.org/TR/webdriver2/.
 * @throws Error if it does not start, or a command fails
 */
export async function startWebKit(): Promise<WebKitWindow> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  let number = '';
  const display = await startPrintingProgram(
    DISPLAY_SERVER,
    ['-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-displayfd', '1'],
    (line) => {
      number = line;
      return /^\d+$/.test(line);
    },
    {},
  );
  const port = await freePort();
  const driver = startProgram({
    name: 'webkit',
    command: [DRIVER, `--port=${port}`],
    cwd: folder,
    env: {
      DISPLAY: `:${number}`,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      // It opens our own pages only, and has no sandbox for the user root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    logs: folder,
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(driver, `${address}/status`);
  const { sessionId } = await send<{ sessionId: string }>(`${address}/session`, {
    capabilities: {},
  });
  const session = `${address}/session/${sessionId}`;
  return {
    open: async (url, width) => {
      await send(`${session}/window/rect`, { x: 0, y: 0, width, height: 900 });
      await send(`${session}/url`, { url });
    },
    evaluate: (run) => send(`${session}/execute/sync`, { script: `return (${run})()`, args: [] }),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      await driver.stop();
      await display.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a command. @returns its result */
async function send<Result>(command: string, parameters: object): Promise<Result> {
  const response = await fetch(command, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
  return value;
}
