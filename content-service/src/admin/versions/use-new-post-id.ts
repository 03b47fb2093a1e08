import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newPostId } from './unsaved-posts';

const ids = new Map<string, string>();

/** The id by which the form of a new post keeps what is typed; the same in all parts of the form. */
export function useNewPostId(): string {
  const { key } = useLocation();
  const [form] = useState(() => {
    const id = ids.get(key) ?? newPostId();
    ids.set(key, id);
    return { key, id };
  });
  // Whoever comes back to this address later opens another form.
  useEffect(() => () => void ids.delete(form.key), [form]);
  return form.id;
}
