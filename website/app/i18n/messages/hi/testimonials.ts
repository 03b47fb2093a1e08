import { formatNumber } from '../../number.ts';
import type { Messages } from '../messages.ts';

/** Testimonials of people who have moved. */
export const testimonials: Messages['testimonials'] = {
  title: 'पड़ोसियों की बातें',
  // Read between two cities: “from Aleppo to Gaziantep”.
  movedTo: 'से',
  showItem: (position) => `बात ${formatNumber(position, 'hi')} दिखाएँ`,
  pause: 'रोकें',
  play: 'चलाएँ',
  items: [
    {
      quote:
        'मैंने अपना सवाल आधी रात को लिखा। नाश्ते तक मेरे अपने शहर के तीन लोग जवाब दे चुके थे, और उनमें से एक ने साथ चलने की बात कही।',
      name: 'मरियम एस.',
      from: 'अलेप्पो',
      to: 'गाज़ियांतेप',
    },
    {
      quote: 'कागज़ों की सूची बिल्कुल सही थी, फ़ोटो की गिनती तक। हम दोपहर के खाने से पहले दफ़्तर से निकल गए।',
      name: 'फ़रहाद आर.',
      from: 'शीराज़',
      to: 'मस्कट',
    },
    {
      quote: 'बच्चे का बिस्तर, मेज़ और यहाँ के पहले दोस्त, सब हमें एक ही पेज से मिले। इनमें सबसे कीमती दोस्त निकले।',
      name: 'आयशा और बिलाल',
      from: 'लाहौर',
      to: 'शारजाह',
    },
    {
      quote: 'मैं फ़ुटबॉल के लिए आया था, और एक अकाउंटेंट से मुलाकात हुई जिन्होंने कागज़ों में मेरी मदद की।',
      name: 'जोएल एम.',
      from: 'सेबू',
      to: 'दोहा',
    },
  ],
};
