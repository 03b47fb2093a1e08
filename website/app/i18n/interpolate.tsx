import { Fragment, type ReactNode } from 'react';

/**
 * A message with elements put in where it names them, so that each language keeps its own order
 * of words: `Write to {address}.` with `{ address: <a …/> }`. A name that nobody fills stays readable.
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
