import type { LegalText } from '../legal-text.ts';

/** The privacy policy. @param brand the product's name */
export const privacy = (brand: string): LegalText => ({
  title: 'Privacy policy',
  lead: `You can read everything on the ${brand} website without telling us who you are. This page says what little happens with data, in plain words.`,
  date: '2026-11-28',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        [
          'No accounts on this website, and nothing to sign up for.',
          'No cookies.',
          'No counting of visitors, no advertising, no profiles.',
          '{others}',
          'We sell no data. There is none to sell.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The people who run this website under the name ${brand}. You reach them at {address}, in any language.`,
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      blocks: [
        'If you choose light or dark or another language, or hide the dates of a second calendar, your browser remembers in its own storage (localStorage) that you did; the language that you want to see posts in, until you close the tab (sessionStorage). None of it leaves your device. Clear the browser’s data for this site, and it is gone.',
        'Your browser also keeps copies of pages and pictures, as it does for every site, so that they open faster.',
        'If you save posts, your browser keeps the list, their pages and their pictures, so that you can read them without a connection. For the same reason it keeps the last 40 pages that you read, unless it is set to save data. None of it is sent to us. When you open the list, your browser asks for the pages of some saved posts again, to see whether they have changed. You can remove everything on the page “{saved}”, or clear the browser’s data for this site.',
      ],
    },
    {
      id: 'server',
      title: 'What our server sees',
      blocks: [
        'To send you a page, a server has to know which page you ask for and to which internet address (IP) the answer goes. Every website works like that. We use it to answer you and for nothing else.',
        'Apart from that, we only count: how often each post is opened on a day and in which language, and which words are searched. These are numbers alone; nothing in them says who it was. Searches that look like a name, a phone number or an address are left out. We delete the numbers of posts after two years, those of searches after one.',
        'If you ask what is near you, your browser sends your position once, rounded to about a kilometre. We use it for this answer only, and keep it nowhere.',
        'When something goes wrong, the server writes a technical note: the time, the page, and what failed. These notes are for finding faults. They are kept for a short time and then deleted.',
      ],
    },
    {
      id: 'posts',
      title: 'What posts say about people',
      blocks: [
        'Posts can name people: who wrote it, whom to call, who runs a shop. Editors publish what these people gave for that purpose, and everybody can read it, search engines included.',
        'If you are named or shown in a post and do not want to be, {contact} and say which post. We take it out.',
      ],
    },
    {
      id: 'links',
      title: 'Links that lead away',
      blocks: [
        'Posts link to maps, to WhatsApp, to websites of businesses, to app stores and to social networks. As long as you do not follow such a link, they learn nothing of you. Once you do, their rules apply.',
      ],
    },
    {
      id: 'mail',
      title: 'When you write to us',
      blocks: [
        'We use your message and your address to answer you. We keep them as long as your matter takes and for 30 days after it is settled, and requests about your data for 12 months after it is settled.',
        'When you report a post, say whether it was helpful, or tell us what you pay, nothing about you is kept with it. So that nobody is counted twice, we keep the internet address in scrambled form, for seven days at most. An email address that you leave for the answer is deleted once the answer is sent.',
        'If a business or an event of yours is listed here, we may ask you by mail whether the entry is still right. When we asked is noted with your address in scrambled form. If you do not want such mails, we keep that form alone, so that we do not ask again.',
      ],
    },
    {
      id: 'account',
      title: 'When you ask for a new password, or to delete your account',
      blocks: [
        'We use the email address that you type to find the account and to mail you a link, and for nothing else. If there is no account, the address is not kept.',
        'We keep the link only in a scrambled form, from which nobody can read it. It is deleted when you use it, and otherwise within two hours. Passwords, too, are kept in scrambled form only.',
        'That a mail went to you, and when, is noted for 30 days; its text is deleted as soon as it is sent.',
        'So that nobody can guess passwords or flood you with mails, we count how often somebody asks, by internet address and by email address. Both are kept in scrambled form, for two days at most.',
        'So that nobody can lock you out with their guesses, we remember from which internet addresses you gave the right password or used a link that we mailed: in scrambled form, for 90 days. They are deleted with the account.',
      ],
    },
    {
      id: 'app',
      title: `The ${brand} app`,
      blocks: [
        'This text is about the website. Comments, messages and notifications are in the app, where you have an account, and that account holds what you put into it. The rules for using it are in the {eula}. How to have the account deleted, and what is kept: {delete}.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Whatever country you live in, you can ask us',
        [
          'what we hold about you, and get a copy;',
          'to correct it;',
          'to delete it;',
          'to stop using it.',
        ],
        'Write to {address}. A person answers within 30 days, and it costs nothing. If you are not content with the answer, you can turn to the data protection authority where you live.',
      ],
    },
    {
      id: 'changes',
      title: 'When this text changes',
      blocks: [
        'If the website begins to do something with data that is not described here, this text changes first. The date at the top says from when it counts.',
      ],
    },
  ],
});
