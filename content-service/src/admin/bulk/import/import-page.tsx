import { Alert, Flex, Link } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';
import { CheckResult } from './check-result';
import { ChooseFile } from './choose-file';
import { MatchColumns } from './match-columns';
import { PastImports } from './past-imports';
import { useImport } from './use-import';

const REVIEW_LIST =
  '/content-manager/collection-types/api::post-version.post-version?page=1&pageSize=50&sort=updatedAt:DESC&filters[$and][0][state][$eq]=in-review';

/** The page for importing posts: file, columns, dry run, import; and earlier imports. */
export default function ImportPage() {
  const { say } = useTexts();
  const state = useImport();
  const { options, table, checked, done, failure, loading } = state;
  if (options === undefined) return failure ? <Page.Error /> : <Page.Loading />;
  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header title={say('title')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <ChooseFile options={options} onChoose={state.choose} disabled={loading} />
          {failure && (
            <Alert variant="danger" closeLabel={say('close')} onClose={state.dismiss}>
              {failure}
            </Alert>
          )}
          {done !== undefined && (
            <Alert
              variant="success"
              closeLabel={say('close')}
              onClose={state.dismiss}
              title={say('done', { count: done.versions })}
              action={
                <Link tag={NavLink} to={REVIEW_LIST}>
                  {say('showPosts')}
                </Link>
              }
            >
              {done.isPartial ? say('leftOut') : ''}
            </Alert>
          )}
          {table && !checked && (
            <MatchColumns
              table={table}
              options={options}
              columns={state.columns}
              defaults={state.defaults}
              onColumns={state.setColumns}
              onDefaults={state.setDefaults}
              onEncoding={state.chooseEncoding}
              onCheck={() => state.check(null)}
              loading={loading}
            />
          )}
          {table && checked && (
            <CheckResult
              checked={checked}
              hasDates={state.columns.some((field) => field === 'start' || field === 'end')}
              withDuplicates={state.withDuplicates}
              onWithDuplicates={state.setWithDuplicates}
              onDateOrder={state.check}
              onBack={state.back}
              onImport={state.run}
              loading={loading}
            />
          )}
          <PastImports imports={state.imports} onUndo={state.undo} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
