import type { AccountOwner } from './accounts-fixture.ts';
import type { Administrator } from './administrator.ts';

const CONTENT = '/content-manager/collection-types';

/** What the owner of an account published. */
export interface PublishedContent {
  creator: { id: number };
  post: { id: number; title: string };
  /** URL paths of the two pictures. */
  creatorPicture: string;
  postPicture: string;
}

/** A PNG file of one transparent pixel. */
const TRANSPARENT_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a public profile for an account and a post by it, each with its own picture. */
export async function publishContentFor(
  editor: Administrator,
  owner: AccountOwner,
): Promise<PublishedContent> {
  const upload = async (name: string) => {
    const form = new FormData();
    form.append('files', new Blob([TRANSPARENT_PIXEL], { type: 'image/png' }), `${name}.png`);
    const [file] = (await editor.upload(form)) as { id: number; url: string }[];
    if (!file) throw new Error('the picture was not accepted');
    return { id: file.id, path: new URL(file.url, 'http://any').pathname };
  };
  const [creatorPicture, postPicture] = [
    await upload(`face${owner.id}`),
    await upload(`view${owner.id}`),
  ];
  const create = (type: string, data: unknown) => editor.call('POST', `${CONTENT}/${type}`, data);
  const name = `Owner of ${owner.email}`;
  const creator = await create('api::creator.creator', { name, picture: creatorPicture.id });
  const title = `A place of ${owner.email}`;
  const linkTo = async (type: string, field: string, data: Record<string, unknown>) => {
    const found = await editor.call('GET', `${CONTENT}/${type}?filters[${field}]=${data[field]}`);
    const [entry = await create(type, data)] = found.results as Record<string, unknown>[];
    return { connect: [{ id: entry.id, documentId: entry.documentId }] };
  };
  const english = { name: 'English', language: 'English', language_query: 'en', is_rtl: false };
  const post = await create('api::post.post', {
    title,
    post_type: await linkTo('api::post-type.post-type', 'name', { name: 'Article' }),
    nationality: await linkTo('api::nationality.nationality', 'language_query', english),
    creator: { connect: [{ id: creator.id, documentId: creator.documentId }] },
    picture: postPicture.id,
    information: { phone: '+971 50 1234567', organiser: name, opening_hours: 'Mo-Fr 09:00-18:00' },
    map: { latitude: 25.2, longitude: 55.3 },
  });
  const users = `${CONTENT}/plugin::users-permissions.user`;
  const { results } = await editor.call('GET', `${users}?filters[id]=${owner.id}`);
  const [user] = results as { documentId: string }[];
  const link = { connect: [{ id: creator.id, documentId: creator.documentId }] };
  await editor.call('PUT', `${users}/${user?.documentId}`, { creator: link });
  return {
    creator: { id: Number(creator.id) },
    post: { id: Number(post.id), title },
    creatorPicture: creatorPicture.path,
    postPicture: postPicture.path,
  };
}
