import type { ReactNode } from 'react';
import './page.css';

export const metadata = { title: 'Home page in Next.js' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
