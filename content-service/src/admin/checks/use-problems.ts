import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/** So long after the last change the form is checked; typing is not interrupted. */
const PAUSE_MS = 800;

/** What `POST /checks` answers; see src/checks/checks-route.ts. */
export interface ShownProblem {
  level: 'error' | 'warning';
  code: string;
  field: string;
  message: string;
}

interface Form {
  uid: string;
  documentId: string | undefined;
  /** Of the fields, as they stand in the form. */
  values: object;
  language: string;
}

export interface Problems {
  state: 'checking' | 'checked' | 'failed';
  /** Those of the last check; empty before the first. */
  problems: readonly ShownProblem[];
}

/** The problems of a post as it stands in the form, checked again after each change. */
export function useProblems({ uid, documentId, values, language }: Form): Problems {
  const { post } = useFetchClient();
  const [problems, setProblems] = useState<readonly ShownProblem[]>([]);
  const [state, setState] = useState<Problems['state']>('checking');
  // Of the same values the form makes new objects; only a change of what is sent counts.
  const body = JSON.stringify({ uid, documentId, values, language });
  useEffect(() => {
    const aborted = new AbortController();
    setState('checking');
    const timer = setTimeout(() => {
      const options = { signal: aborted.signal };
      post<{ data: ShownProblem[] }>('/checks', JSON.parse(body), options)
        .then(({ data }) => {
          setProblems(data.data);
          setState('checked');
        })
        .catch(() => {
          if (!aborted.signal.aborted) setState('failed');
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [body, post]);
  return { state, problems };
}
