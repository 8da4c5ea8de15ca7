import { preparationsOf } from '@/lib/calculator/preparation'
import { item } from '../../../support/analyses'

test('each leaflet once, with all of its analyses, in the order of the selection', () => {
  const blood = '/documents/blood.pdf'
  const urine = '/documents/urine.pdf'
  const items = [
    item(1, { document: blood }),
    item(2),
    item(3, { document: urine, name: 'pH<sub>2</sub>' }),
    item(4, { document: blood }),
  ]
  expect(preparationsOf(items)).toEqual([
    { document: blood, names: ['Анализ 1', 'Анализ 4'] },
    { document: urine, names: ['pH<sub>2</sub>'] },
  ])
})

test('without leaflets there are no instructions', () => {
  expect(preparationsOf([item(1)])).toEqual([])
})
