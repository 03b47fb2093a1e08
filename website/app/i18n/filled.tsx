import { Fragment, type ReactNode } from 'react';

/**
 * A message with elements put in where it names them, so that each language keeps its own order
 * of words: `Write to {address}.` with `{ address: <a …/> }`. A name that nobody fills stays readable.
 */
export function Filled({ text, ...parts }: { text: string; [name: string]: ReactNode }) {
  return text.split(/(\{\w+\})/).map((piece, place) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    const key = `${place} ${piece}`;
    return <Fragment key={key}>{name === undefined ? piece : (parts[name] ?? piece)}</Fragment>;
  });
}
