import { lazy, Suspense, useSyncExternalStore } from 'react';
import { openRequests } from './open-questions';

const UploadDialog = lazy(() => import('./upload-dialog'));

/** Stands on every page of the panel, and opens the dialog as soon as files are about to be uploaded. */
export function UploadQuestions() {
  const questions = useSyncExternalStore(openRequests.subscribe, openRequests.get).flatMap(
    (request) => request.questions,
  );
  return questions.length > 0 ? (
    <Suspense>
      <UploadDialog questions={questions} />
    </Suspense>
  ) : null;
}
