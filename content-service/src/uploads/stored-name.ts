/** What names a file in the storage. */
export interface StoredName {
  hash: string;
  ext: string;
}

/** Sizes are stored under the name of the file, with their own before it. */
const SIZE = /^(?:thumbnail|small|medium|large|xlarge)_/;

/** What the names of a picture and all its sizes hold. */
export const hashOfPicture = ({ hash }: StoredName): string => hash.replace(SIZE, '');
