/** The description of the API says what is so of this clinic (B235). */
import { openApiDocument } from '@/lib/http/openapi/document'
import { contentCopy } from '@/tests/support/content-copy'

const { dir, change, remove } = contentCopy()
process.env.CONTENT_DIR = dir
afterAll(remove)

test('without a price for drawing blood nothing is paid for it', () => {
  change('clinic.yaml', 'blood_drawing: 1000', '# blood_drawing: 1000')
  expect(JSON.stringify(openApiDocument().info)).not.toMatch(/blood/i)
})
