import { shareTitleSize } from '@/lib/screens/share.props'

test('a title is as large as three lines and its longest word allow', () => {
  expect(shareTitleSize('Кардиолог', 608)).toBe(72)
  expect(shareTitleSize('МРТ головного мозга с контрастом', 608)).toBe(60)
  // At 72 it would take some 700.
  expect(shareTitleSize('Оториноларинголог', 608)).toBe(59)
  // A hyphen is a place to break a line.
  expect(shareTitleSize('Травматолог-ортопед', 608)).toBe(72)
  expect(shareTitleSize('', 608)).toBe(72)
})
