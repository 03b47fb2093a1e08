import { expect, test } from 'vitest';
import { comparable, highestSimilarity, similarity } from '#text/similarity';

const titles = [
  'Three-seat sofa, barely used',
  'Three seat sofa barely used',
  'Sofa',
  'أريكة بثلاثة مقاعد',
  'أَرِيكَةٌ بِثَلَاثَةِ مَقَاعِد',
  'Диван на троих',
  'तीन सीट वाला सोफ़ा',
  'Üç kişilik kanepe',
  '',
  'a',
].map(comparable);

test('is symmetric, between 0 and 1, and 1 for a title and itself', () => {
  for (const one of titles) {
    expect(similarity(one, one)).toBe(1);
    for (const other of titles) {
      const value = similarity(one, other);
      expect(value).toBeCloseTo(similarity(other, one));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      if (one.text !== other.text) expect(value).toBeLessThanOrEqual(highestSimilarity(one, other));
    }
  }
});
