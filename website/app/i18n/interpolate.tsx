import { Fragment, type ReactNode } from 'react';

/**
 * Inserts elements into a message where it names them, so that each language keeps its word order:
 * `Write to {address}.` with `{ address: <a …/> }`. A name without an element is left unchanged.
 */
export function Interpolate({ text, ...elements }: { text: string; [name: string]: ReactNode }) {
  return text.split(/(\{\w+\})/).map((segment, index) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const key = `${index} ${segment}`;
    return (
      <Fragment key={key}>{name === undefined ? segment : (elements[name] ?? segment)}</Fragment>
    );
  });
}
