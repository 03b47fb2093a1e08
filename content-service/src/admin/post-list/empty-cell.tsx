import { Typography } from '@strapi/design-system';

/** A cell without a value, as in other lists of Strapi. Cards leave it out: post-list.css finds it by its class. */
export function EmptyCell() {
  return (
    <Typography className="empty-cell" textColor="neutral800">
      -
    </Typography>
  );
}
