import { Fragment, type ReactNode } from 'react';
import type { Messages } from '../i18n/messages/messages.ts';
import {
  isSameNumber,
  telLink,
  websiteLink,
  whatsappLink,
  withNoBreakSpaces,
} from '../posts/contact.ts';
import type { FilePost } from './file-post.ts';

type PostFactsProps = { post: FilePost; messages: Messages };

/** How to reach a place and what to know before going there; first the numbers to tap. */
export function PostFacts({ post, messages: { facts } }: PostFactsProps) {
  const { phone, whatsapp, website } = post;
  const isOneNumber = isSameNumber(phone ?? '', whatsapp ?? '');
  const site = website ? websiteLink(website) : null;
  const rows: [string, ReactNode][] = [
    [facts.phone, phone && link(telLink(phone), withNoBreakSpaces(phone))],
    [
      facts.whatsapp,
      // The number itself stands in the line above.
      whatsapp &&
        link(whatsappLink(whatsapp), isOneNumber ? facts.whatsapp : withNoBreakSpaces(whatsapp)),
    ],
    ...post.facts.map(({ label, value }): [string, ReactNode] => [
      label,
      <bdi key="">{value}</bdi>,
    ]),
    [facts.website, site && link(site.href, site.label)],
  ];
  const known = rows.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function link(href: string | null, text: string): ReactNode {
  const shown = <bdi dir="ltr">{text}</bdi>;
  return href ? <a href={href}>{shown}</a> : shown;
}
