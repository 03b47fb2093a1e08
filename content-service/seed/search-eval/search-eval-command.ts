// One database's part of `npm run search-eval`: loads texts into the empty database that the
// environment names, asks the questions, and prints the results as one line of JSON.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { abortStartup } from '../../src/environment';
import { searchPosts } from '../../src/search/query/search-posts';
import { readPages, readQuestions } from './eval-files';
import { keywordsOf } from './keywords';
import { loadPages } from './load-pages';

const SHOWN = 10;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '' },
      questions: { type: 'string', default: '' },
      keywords: { type: 'boolean', default: false },
      'interface-language': { type: 'string' },
    },
  });
  const pages = await readPages(values.pages);
  const questions = await readQuestions(values.questions);
  const distDir = path.resolve(__dirname, '..', '..');
  const strapi = await createStrapi({ appDir: path.dirname(distDir), distDir }).load();
  const startedAt = performance.now();
  const ids = await loadPages(strapi, pages);
  const loadMs = performance.now() - startedAt;
  const shorten = values.keywords ? keywordsOf(pages) : (question: string) => question;
  const answers = [];
  for (const [language, asked] of Object.entries(questions)) {
    for (const { question, page } of asked) {
      const query = shorten(question, language);
      const begun = performance.now();
      const found = await searchPosts(strapi, {
        query,
        language: values['interface-language'] ?? language,
        correct: true,
      });
      const index = pages.findIndex((other) => other.page === page && other.language === language);
      answers.push({
        language,
        query,
        posts: [ids[index] ?? -1],
        ms: performance.now() - begun,
        ids: found.ids.slice(0, SHOWN),
        confidence: found.confidence,
      });
    }
  }
  await strapi.destroy();
  const output = `\n${JSON.stringify({ loadMs, answers })}\n`;
  // Ending the process would cut off what a pipe has not taken yet.
  await new Promise((resolve) => process.stdout.write(output, resolve));
}

run().then(() => process.exit(0), abortStartup);
