import { expect, test } from 'vitest';
import { mailOf } from './mail-of';

test('leaves out empty fields and escapes HTML', () => {
  const message = {
    name: '<script>alert(1)</script>',
    email: "o'neil&co@example.org",
    subject: 'Hello',
    message: '"1 < 2"',
    kind: 'message' as const,
  };
  const mail = mailOf(message, 'readers@office.example', 'Harbour');
  expect(mail).toMatchObject({
    to: 'readers@office.example',
    replyTo: "o'neil&co@example.org",
    subject: 'Harbour: Hello',
    text: 'From: <script>alert(1)</script> <o\'neil&co@example.org>\n\n"1 < 2"\n',
  });
  expect(mail.html).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt; &lt;o&#39;neil&amp;co@example.org&gt;',
  );
  expect(mail.html).toContain('&quot;1 &lt; 2&quot;');
  expect(mail.html).not.toMatch(/Phone|About/);
});

test('says first that a business wants to become a partner', () => {
  const message = {
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: 'Rope Lane Barber',
    message: 'We speak Arabic.',
    kind: 'partner' as const,
  };
  expect(mailOf(message, 'readers@office.example', 'Harbour').text).toMatch(
    /^Request: to become a partner\nFrom: Mariam/,
  );
});
