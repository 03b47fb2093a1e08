import { useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { changedFields } from './changed-fields';
import { openForms, useOpenForm } from './open-forms';
import { forgetChanges, keepChanges } from './unsaved-changes';
import { newPostId, type UnsavedPost, unsavedPosts } from './unsaved-posts';
import { useNewPostId } from './use-new-post-id';

/**
 * The new posts that were typed in earlier forms and never saved, for the form of a new post.
 * @param versionId of the form; there is nothing to list if it has one
 * @returns the id by which this form keeps its own post, the others, and what to do with them
 */
export function useUnsavedPosts(userId: string, versionId: string | undefined) {
  const { values, initialValues, modified, setValues } = useForm('UnsavedPosts', (form) => form);
  const formId = useNewPostId();
  const [posts, setPosts] = useState<UnsavedPost[]>([]);
  const isNew = versionId === undefined;
  useOpenForm(isNew ? formId : undefined);

  useEffect(() => {
    if (!isNew) return;
    let isShown = true;
    openForms().then((open) => {
      const found = unsavedPosts(userId, open, new Date());
      if (isShown) setPosts(found.filter(({ id }) => id !== formId));
    });
    return () => {
      isShown = false;
    };
  }, [userId, isNew, formId]);

  const remove = ({ id }: UnsavedPost) => {
    forgetChanges({ userId, versionId: id });
    setPosts((listed) => listed.filter((post) => post.id !== id));
  };
  /** Puts a post into the form, and sets aside what the form held. */
  const putBack = (post: UnsavedPost) => {
    if (modified) {
      const at = new Date().toISOString();
      const held = { fields: changedFields(initialValues, values), basedOn: null, at };
      const aside = { ...held, id: newPostId() };
      keepChanges({ userId, versionId: aside.id }, held);
      setPosts((listed) => [aside, ...listed]);
    }
    const { id, ...changes } = post;
    keepChanges({ userId, versionId: formId }, changes);
    setValues({ ...initialValues, ...post.fields });
    remove(post);
  };
  return { formId, posts, putBack, remove };
}
