import { collectionNodes } from '@/lib/seo/collection'
import { clinicNode, graphOf } from '@/lib/seo/jsonld'
import { serviceNode } from '@/lib/seo/service'

const origin = 'http://localhost:3000'
const offered = { path: '/a', name: 'А', description: '', image: null }

test('a graph defines all referenced nodes, in the language of the page', () => {
  const { '@graph': nodes } = graphOf('kk', serviceNode({ locale: 'kk', ...offered }))
  expect(nodes.slice(1)).toEqual([
    {
      '@type': 'MedicalClinic',
      '@id': `${origin}/#clinic`,
      name: 'Ақ Алма',
      url: `${origin}/kk`,
      telephone: expect.arrayContaining([expect.stringMatching(/^\+7\d{10}$/)]),
      address: expect.objectContaining({ addressLocality: 'Алматы', addressCountry: 'KZ' }),
    },
  ])
})

test('the website is included if a page is part of it, the clinic once', () => {
  const page = { locale: 'ru', path: '/a', title: 'А', description: 'Б' } as const
  const { '@graph': nodes } = graphOf('ru', ...collectionNodes(page, [], 0), clinicNode('ru'))
  expect(nodes.map(node => typeof node === 'object' && '@type' in node && node['@type'])).toEqual([
    'CollectionPage',
    'ItemList',
    'MedicalClinic',
    'WebSite',
  ])
})
