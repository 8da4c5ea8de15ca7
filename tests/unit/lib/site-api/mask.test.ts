import { maskPhone } from '@/lib/site-api/mask'

test('a masked phone says no more than the operator and the last two digits', () => {
  expect(maskPhone('77012345678')).toBe('7701*****78')
})
