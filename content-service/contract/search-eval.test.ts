import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { askService, type DemoAnswer } from './search-eval/ask-service.ts';
import { readDemoQueries } from './search-eval/demo-queries.ts';
import { GROUP_FLOORS, LANGUAGE_FLOORS, REJECTED_FLOOR, reaches } from './search-eval/floors.ts';
import { sharesOf } from './search-eval/shares.ts';
import { startDemoService } from './search-eval/start-demo-service.ts';
import { missesTable } from './search-eval/tables.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

// On SQLite only: other tests compare the results of both databases.
describe('the search of the demo content', () => {
  let location: DataLocation;
  let service: RunningService | undefined;
  let answers: DemoAnswer[] = [];

  beforeAll(async () => {
    location = await createDataLocation('SQLite', 'migrated');
    service = await startDemoService(location, startInReusedProcess);
    answers = await askService(service.url, readDemoQueries());
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(location.dataDir, { recursive: true, force: true });
  });

  test.each(Object.entries(GROUP_FLOORS))('answers enough queries: %s', (group, floor) => {
    const asked = answers.filter((answer) => answer.group === group);
    const misses = missesTable(asked, floor.first === undefined ? 3 : 1);
    expect(sharesOf(asked), misses).toSatisfy(reaches(floor));
  });

  test.each(Object.entries(LANGUAGE_FLOORS))('answers enough queries in %s', (language, floor) => {
    const asked = answers.filter((answer) => answer.language === language && answer.posts.length);
    expect(sharesOf(asked), missesTable(asked)).toSatisfy(reaches(floor));
  });

  test('finds nothing, or has little confidence, where no post answers', () => {
    const asked = answers.filter(({ group }) => group === 'no-answer');
    expect(sharesOf(asked).rejected, missesTable(asked)).toBeGreaterThanOrEqual(REJECTED_FLOOR);
  });
});
