import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SectionSummary } from './section';
import { useTexts } from './texts/use-texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 0.8rem;
`;

const Tile = styled(Link)`
  display: block;
  height: 100%;
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.4;
  text-decoration: none;

  &[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }
  b {
    display: block;
    font-size: 2.2rem;
    font-weight: 600;
  }
  &.urgent b {
    color: ${({ theme }) => theme.colors.danger600};
  }
  &.none b {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

/** What somebody outside waits for, or reads although it may be wrong. */
const URGENT: readonly string[] = ['to-check', 'reports', 'links'];

interface CountsProps {
  sections: readonly SectionSummary[];
  /** The section that is shown alone. */
  current: string | null;
  addressOf: (section: string) => string;
}

/** How much waits in each section, each a link to it alone. */
export function Counts({ sections, current, addressOf }: CountsProps) {
  const texts = useTexts();
  return (
    <List aria-label={texts.counts}>
      {sections.map(({ id, total }) => (
        <li key={id}>
          <Tile
            to={addressOf(id)}
            className={total === 0 ? 'none' : URGENT.includes(id) ? 'urgent' : ''}
            aria-current={current === id ? 'page' : undefined}
          >
            <b>{total}</b>
            {texts[id]}
          </Tile>
        </li>
      ))}
    </List>
  );
}
