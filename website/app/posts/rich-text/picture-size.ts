type Attributes = Record<string, string>;

/** How large a picture is shown; what is unknown is missing. */
export type PictureSize = {
  /** In pixels. */
  width?: number;
  height?: number;
  /** Maximum width in percent of the text's. */
  share?: number;
};

/** In pixels; `em` as in text of the usual size. */
const UNITS: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, em: 16, rem: 16 };

/** More would be a mistake. */
const MAX_PIXELS = 10_000;

/** Those that styles/prose.module.css has; a picture of nine tenths and more has no need of one. */
const SHARES = [10, 25, 33, 50, 67, 75];
const FULL_SHARE = 90;

/**
 * The size that an editor gave a picture, in its style, else in its attributes, else in the style of its
 * figure. It is never wider than the widest of its files.
 */
export function pictureSize(picture: Attributes, figure: Attributes = {}): PictureSize {
  const style = styleSize(picture);
  const attribute = attributeSize(picture);
  const frame = styleSize(figure);
  const ratio = ratioOf(style) ?? ratioOf(attribute);
  const given = style.width ?? (style.height && ratio ? style.height * ratio : attribute.width);
  const width = atMost(widestFile(picture.srcset), given ?? frame.width);
  const height = width ? ratio && width / ratio : (style.height ?? attribute.height);
  const share = style.share ?? attribute.share ?? frame.share;
  return {
    ...(width && { width: Math.round(width) }),
    ...(height && { height: Math.round(height) }),
    ...(share && share < FULL_SHARE && { share: nearestShare(share) }),
  };
}

function styleSize({ style = '' }: Attributes): PictureSize {
  const declarations = style.split(';').map((each) => each.split(':').map((part) => part.trim()));
  const declared = (property: string) =>
    declarations.findLast(([name]) => name?.toLowerCase() === property)?.[1] ?? '';
  return { ...length('width', declared('width')), ...length('height', declared('height')) };
}

function attributeSize({ width = '', height = '' }: Attributes): PictureSize {
  return { ...length('width', width), ...length('height', height) };
}

/** A length as CSS and HTML write it; none for `auto` and what is no length. */
function length(side: 'width' | 'height', value: string): PictureSize {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z%]*)/i.exec(value.trim()) ?? [];
  if (number === undefined) return {};
  if (unit === '%') return side === 'width' ? { share: Number(number) } : {};
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
  return pixels >= 1 && pixels <= MAX_PIXELS ? { [side]: pixels } : {};
}

function ratioOf({ width, height }: PictureSize): number | undefined {
  return width && height && width / height;
}

function atMost(maximum: number | undefined, value: number | undefined): number | undefined {
  return maximum && value ? Math.min(maximum, value) : value;
}

function widestFile(srcset = ''): number | undefined {
  const widths = [...srcset.matchAll(/\s(\d+)w\b/g)].map(([, width]) => Number(width));
  return widths.length > 0 ? Math.max(...widths) : undefined;
}

function nearestShare(share: number): number {
  const distance = (each: number) => Math.abs(each - share);
  return SHARES.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
