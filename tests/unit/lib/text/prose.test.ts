import { proseOf } from '@/lib/text/prose'

const row = (tag: string, ...cells: readonly string[]) =>
  `<tr>${cells.map(cell => `<${tag}>${cell}</${tag}>`).join('\n')}</tr>`

describe('a table is read in its columns, never across them (B1102)', () => {
  test('hours without food stay hours', () => {
    const head = row('th', '8–12 часов', '10–15 минут')
    const body = row('td', 'без еды', 'покоя перед кабинетом')
    expect(
      proseOf(`<p>Утром.</p><table><thead>${head}</thead><tbody>${body}</tbody></table>`),
    ).toBe('Утром. 8–12 часов: без еды; 10–15 минут: покоя перед кабинетом.')
  })

  test('each row is a sentence', () => {
    const rows = [
      row('th', 'Время', 'Цена'),
      row('td', 'до 16:00', '5 000 ₸'),
      row('td', 'после', '—'),
    ]
    expect(proseOf(`<table>${rows.join('')}</table>Всё.`)).toBe(
      'Время: до 16:00; Цена: 5 000 ₸. Время: после; Цена: —. Всё.',
    )
  })

  test('a row whose first cell alone is a heading is read by itself', () => {
    const pair = (name: string, value: string) =>
      `<tr><th scope="row">${name}</th><td>${value}</td></tr>`
    expect(
      proseOf(
        `<table>${pair('8–12 часов', 'без еды')}${pair('10–15 минут', 'покоя перед кабинетом')}</table>`,
      ),
    ).toBe('8–12 часов: без еды. 10–15 минут: покоя перед кабинетом.')
  })

  test('without words in its head a row explains itself', () => {
    const rows = row('th', '', '') + row('td', 'Липиды', 'Неделю ешьте &lt;как&gt; привыкли.')
    expect(proseOf(`<table>${rows}</table>`)).toBe('Липиды: Неделю ешьте <как> привыкли.')
    expect(proseOf(`<table>${row('td', 'ПСА', 'два дня')}</table>`)).toBe('ПСА: два дня.')
  })
})

test('a heading is a sentence of its own', () => {
  expect(
    proseOf('<p>Дарите.</p><h2>Когда <b>скидки</b></h2><p>Вечером.</p><h3>Почему?</h3>Так'),
  ).toBe('Дарите. Когда скидки. Вечером. Почему? Так')
})

test('what is not closed, and text without either, is read as plain text', () => {
  expect(proseOf('a<table><tr><td>b')).toBe('a b.')
  expect(proseOf('<h2>a')).toBe('a')
  expect(proseOf('B<sub>12</sub> &amp; D')).toBe('B12 & D')
  expect(proseOf('<table>'.repeat(50_000))).toBe('')
})
