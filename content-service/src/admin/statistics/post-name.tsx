import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { formAddress, POST } from '../versions/document-action';
import { useTexts } from './texts/use-texts';

/** The title of a post, which leads to its form. */
export function PostName({ documentId, title }: { documentId: string; title: string | null }) {
  const texts = useTexts();
  return (
    <Link tag={NavLink} to={formAddress(POST, documentId)} dir="auto">
      {title || texts.untitled}
    </Link>
  );
}
