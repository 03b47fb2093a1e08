type LeftToRightLinkProps = {
  /** Null shows the text without a link. */
  href: string | null;
  children: string;
};

/** A number or address, shown left-to-right even inside right-to-left text. */
export function LeftToRightLink({ href, children }: LeftToRightLinkProps) {
  const text = <bdi dir="ltr">{children}</bdi>;
  if (!href) return text;
  return (
    <a href={href} rel="noopener nofollow ugc">
      {text}
    </a>
  );
}
