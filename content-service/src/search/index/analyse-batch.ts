import { analyseDocument } from '../text/analyse-document';
import { type DocumentRow, rowOf } from './document-rows';
import { groupIdOf } from './group-id';
import { fieldsOf, type IndexedPost } from './post-fields';

/** What is indexed of a post: its row, and the folded words of its title. */
export interface AnalysedPost {
  row: DocumentRow;
  titleWords: string[];
}

/**
 * Analyses posts for a build of the index.
 * @param words what German compounds may be split into
 */
export const analyseBatch = (
  posts: readonly IndexedPost[],
  words: ReadonlySet<string>,
): AnalysedPost[] => {
  const isWord = (word: string) => words.has(word);
  return posts.map((post) => {
    const { fields, translations, language } = fieldsOf(post);
    const document = analyseDocument(fields, language, isWord, translations);
    const typeId = post.post_type?.id ?? 0;
    const groupId = groupIdOf(post.translation_group);
    return {
      row: rowOf(post.id, { ...document, language, typeId, groupId }),
      titleWords: [...document.titleWords],
    };
  });
};
