import { shareTitleSize } from '@/lib/seo/share-picture'

test('the font size of a title is limited by three lines and by its longest word', () => {
  expect(shareTitleSize('Кардиолог', 608)).toBe(72)
  expect(shareTitleSize('МРТ головного мозга с контрастом', 608)).toBe(60)
  // At 72 it would be some 700 wide.
  expect(shareTitleSize('Оториноларинголог', 608)).toBe(59)
  // A line may break at a hyphen.
  expect(shareTitleSize('Травматолог-ортопед', 608)).toBe(72)
  expect(shareTitleSize('', 608)).toBe(72)
})
