import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Does what an editor does, and counts it: clicks, single keys such as Enter, and letters. Most are
 * inserted at once, as on a phone whose keyboard completes words: the form takes long for each key.
 */
export function editorAt(page: Page) {
  const count = { clicks: 0, keys: 0, letters: 0 };
  return {
    count,
    click: async (target: Locator) => {
      count.clicks += 1;
      await target.click();
    },
    press: async (key: string) => {
      count.keys += 1;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      count.letters += [...text].length;
      await page.keyboard.type(text);
    },
    insert: async (text: string) => {
      count.letters += [...text].length;
      await page.keyboard.insertText(text);
    },
  };
}

export type Editor = ReturnType<typeof editorAt>;

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'التنسيق' }).getByRole('button', { name, exact: true });

async function choose(page: Page, { click }: Editor, field: string, choice: string): Promise<void> {
  await click(page.getByRole('combobox', { name: field }));
  await click(page.getByRole('option', { name: choice }).first());
}

async function insertPicture(
  page: Page,
  { click, press, insert }: Editor,
  file: string,
  alt: string,
) {
  await click(tool(page, 'صورة'));
  const library = page.getByRole('dialog');
  // Which files are on the first page depends on the order in which they were uploaded, which varies.
  await click(library.getByRole('button', { name: 'Search' }));
  await expect(library.locator('input[name="search"]')).toBeFocused();
  await insert(file);
  await press('Enter');
  await expect(library.getByText(/\.webp$/)).toHaveText([file]);
  await click(library.getByRole('checkbox'));
  await click(library.getByRole('button', { name: 'نهاية' }));
  // In place of the one that the library has, in English.
  await click(page.getByLabel('النص البديل'));
  await press('ControlOrMeta+A');
  await insert(alt);
  await click(page.getByRole('button', { name: 'إدراج' }));
  await expect(page.locator('.ProseMirror').getByRole('img', { name: alt })).toBeVisible();
}

async function insertLink(
  page: Page,
  { click, press, insert }: Editor,
  words: string,
  text: string,
) {
  await click(tool(page, 'رابط'));
  await click(page.getByLabel('البحث في منشوراتنا'));
  await insert(words);
  await click(page.getByRole('dialog').locator('button[aria-pressed]').first());
  await click(page.getByLabel('نص الرابط'));
  await press('ControlOrMeta+A');
  await insert(text);
  await click(page.getByRole('button', { name: 'إدراج' }));
}

async function insertTable(page: Page, { click, press, insert }: Editor): Promise<void> {
  await click(tool(page, 'جدول'));
  await insert('أوراق الأسبوع الأول');
  await press('Enter');
  const cells = [
    'الورقة',
    'أين تُستخرج',
    'عقد الإيجار',
    'مكتب التأجير',
    'بطاقة الهوية',
    'مركز الخدمة',
  ];
  for (const [place, cell] of cells.entries()) {
    if (place > 0) await press('Tab');
    await insert(cell);
  }
}

/** Writes the whole article in the form of a new post, in the panel in Arabic. */
export async function writeArticle(page: Page, editor: Editor, title: string): Promise<void> {
  const { click, press, type, insert } = editor;
  await click(page.locator('input[name=title]'));
  await insert(title);
  await choose(page, editor, 'النوع', 'مقالات');
  await choose(page, editor, 'الجالية واللغة', 'السودانية');
  await choose(page, editor, 'الفئة', 'السكن');
  const text = page.locator('.ProseMirror');
  await click(text);
  await type('الأسبوع الأول في مدينة جديدة مليء بالأسئلة. هذه القائمة تبدأ بالأهم.');
  await press('Enter');
  await click(tool(page, 'عنوان'));
  await insert('قبل أن تستأجر');
  await press('Enter');
  await insert('زر البيت في النهار، واسأل الجيران عن الماء والكهرباء.');
  await press('Enter');
  await insertPicture(page, editor, 'feast-2.webp', 'مائدة عليها أطباق كثيرة');
  await press('Enter');
  await press('Enter');
  await click(tool(page, 'عنوان'));
  await insert('الأوراق');
  await press('Enter');
  await insertTable(page, editor);
  await press('ArrowDown');
  await press('ArrowDown');
  await insert('لترجمة الأوراق: ');
  await insertLink(page, editor, 'إيجار', 'مكتب الترجمة');
  await press('Enter');
  await insertPicture(page, editor, 'picnic-2.webp', 'نزهة عائلية في الحديقة');
}
