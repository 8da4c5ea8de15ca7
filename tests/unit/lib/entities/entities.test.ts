import { resources } from '@/lib/content/client/public'
import { analysisInput } from '@/lib/kinds/analysis'
import { doctorKind } from '@/lib/kinds/doctor'

const bare = { id: 1, slug: 'a', name: 'A', parent_id: 1, check_up_id: 1 }

const schemas = Object.entries(resources).flatMap(([path, { schema }]) =>
  // The letters of an alphabet are no records.
  schema && !path.endsWith('letters') ? [[path, schema] as const] : [],
)

describe.each(schemas)('%s', (_, schema) => {
  test('requires only the fields that identify a record', () => {
    expect(schema.safeParse(bare).success).toBe(true)
  })

  test('replaces other invalid values by defaults', () => {
    const optional = Object.keys(Object(schema.parse(bare))).filter(key => !(key in bare))
    const wrong = Object.fromEntries(optional.map(key => [key, { unexpected: true }]))
    expect(schema.parse({ ...wrong, ...bare })).toEqual(schema.parse(bare))
  })

  test('rejects a record without an id', () => {
    expect(schema.safeParse({ ...bare, id: undefined }).success).toBe(false)
  })
})

test('a doctor has at least as many reviews as are listed', () => {
  const reviews = [{ name: 'A', star: '5', review: 'x', created_at: '2026-01-01' }, 'broken']
  expect(doctorKind.schema.parse({ ...bare, reviews }).reviewCount).toBe(1)
  expect(doctorKind.schema.parse({ ...bare, reviews, reviews_count: '12' }).reviewCount).toBe(12)
})

test('writing an analysis reports errors that reading tolerates', () => {
  const input = { slug: 'a', name: 'A', category_analysis_id: 1 }
  expect(analysisInput.parse({ ...input, price: '' })).toMatchObject({ price: null })
  expect(analysisInput.parse({ ...input, price: '1 500' })).toMatchObject({ price: 1500 })
  expect(analysisInput.safeParse({ ...input, price: 'много' }).success).toBe(false)
  expect(analysisInput.safeParse({ slug: 'a', name: 'A' }).success).toBe(false)
})
