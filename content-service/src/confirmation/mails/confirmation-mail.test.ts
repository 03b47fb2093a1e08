import { expect, test } from 'vitest';
import { WEBSITE_LANGUAGES } from '../../website-languages';
import { confirmationMail } from './confirmation-mail';

const post = {
  id: 12,
  title: 'Bread <at> six',
  description: '<p>Warm &amp; fresh.</p><script>x</script>',
  information: { email: 'hello@bakery.example', phone: '+971 50 1234567' },
  post_type: { name: 'Business' },
  start: null,
  end: null,
  nationality: null,
  city: null,
};
const options = { code: 'a'.repeat(43), isReminder: false };

test.each(Object.entries(WEBSITE_LANGUAGES))(
  'in %s it has what readers see and a link for each answer',
  (language, { direction, prefix }) => {
    const mail = confirmationMail({ ...post, nationality: { language_query: language } }, options);
    expect(mail.subject).toContain('Bread <at> six');
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain('Bread &lt;at&gt; six');
    expect(mail.html).toContain('<bdi>+971 50 1234567</bdi>');
    expect(mail.text).toContain('Warm & fresh.');
    const base = `http://localhost:3000${prefix}`;
    const lines = mail.text.split('\n').filter((line) => line.startsWith('http'));
    expect(lines).toEqual([
      `${base}/business/12`,
      ...['right', 'change', 'closed'].map(
        (answer) => `${base}/confirm?code=${options.code}&answer=${answer}`,
      ),
      mail.unsubscribeUrl,
    ]);
    expect(mail.unsubscribeUrl).toMatch(/^http.*\/unsubscribe\?code=[\w-]{43}\.[\w-]{43}$/);
    expect(mail.unsubscribeUrl).not.toContain('hello');
  },
);

test('a post in a language that the website lacks is asked about in English', () => {
  const mail = confirmationMail({ ...post, nationality: { language_query: 'am' } }, options);
  expect(mail.subject).toBe('Is this still right? Bread <at> six');
});

test('an event says when it is, at its place; a reminder says that it is one', () => {
  const event = {
    ...post,
    start: '2026-12-01T16:00:00.000Z',
    end: '2026-12-01T18:00:00.000Z',
    city: { time_zone: 'Europe/Istanbul' },
  };
  const mail = confirmationMail(event, { ...options, isReminder: true });
  expect(mail.text).toMatch(/When: .*(1 December.*19:00 – .*21:00|December 1.*7:00.* – .*9:00)/);
  expect(mail.text).toMatch(/^We asked you two weeks ago/);
});

test('a list or a table is one line', () => {
  const description = '<p>Menu</p><ul><li>Tea</li><li>Bread</li></ul><p>Open</p>';
  const { text } = confirmationMail({ ...post, description }, options);
  expect(text).toContain('\n\nMenu\n\nTea · Bread\n\nOpen\n\n');
});

test('of a long text it has the beginning', () => {
  const description = Array.from({ length: 30 }, (_, at) => `<p>${at} ${'x'.repeat(100)}</p>`);
  const { text } = confirmationMail({ ...post, description: description.join('') }, options);
  expect(text).toContain('8 xxx');
  expect(text).not.toContain('10 xxx');
  expect(text).toContain('…');
});

test('the beginning of a single long paragraph is there', () => {
  const description = `<p>Bread ${'x'.repeat(9000)}</p>`;
  const { text } = confirmationMail({ ...post, description }, options);
  expect(text).toContain('Bread xxx');
  expect(text.length).toBeLessThan(3500);
});
