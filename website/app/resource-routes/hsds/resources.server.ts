import type { Post } from '../../posts/post.ts';
import {
  type DirectoryContext,
  fullOrganizationOf,
  fullServiceOf,
  organizationOf,
  serviceOf,
} from './service.server.ts';

type Resource = {
  /** The role of its ids; see `ids.ts`. */
  role: string;
  /** As lists have it; none if the post has no such entity. */
  listed: (post: Post, context: DirectoryContext) => object[];
  /** With everything that belongs to it. */
  full: (post: Post, context: DirectoryContext) => object[];
};

/** The lists of the directory by the last segment of their addresses, as the HSDS API names them. */
export const resources: Readonly<Record<string, Resource | undefined>> = {
  services: {
    role: 'service',
    listed: (...post) => [serviceOf(...post)],
    full: (...post) => [fullServiceOf(...post)],
  },
  organizations: {
    role: 'organization',
    listed: (...post) => [organizationOf(...post)],
    full: (...post) => [fullOrganizationOf(...post)],
  },
  service_at_locations: {
    role: 'service-at-location',
    listed: (...post) => fullServiceOf(...post).service_at_locations,
    full: (...post) => fullServiceOf(...post).service_at_locations,
  },
};
