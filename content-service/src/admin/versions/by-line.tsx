import { Typography } from '@strapi/design-system';
import { useFormatTime } from './use-format-time';

interface ByLineProps {
  name: string | null | undefined;
  /** An ISO date. */
  time: string | null | undefined;
}

/** Who and when. Each is isolated: a Latin name would tear an Arabic date apart. */
export function ByLine({ name, time }: ByLineProps) {
  const formatTime = useFormatTime();
  return (
    <Typography variant="pi" textColor="neutral600" tag="p">
      {name && <bdi>{name}</bdi>}
      {name && time && ' · '}
      {time && <bdi>{formatTime(time)}</bdi>}
    </Typography>
  );
}
