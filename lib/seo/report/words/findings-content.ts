/** Findings of R8–R11 in plain words. */
import type { Saying } from './findings'

const parts: readonly Saying[] = [
  ['title', 'Заголовок'],
  ['description', 'Описание'],
  ['robots', 'Указание роботам'],
  ['canonical', 'Основной адрес'],
  ['hreflang', 'Ссылки на языки'],
  ['h1', 'Заголовок h1'],
  ['structured data', 'Разметка'],
].map(([name = '', words = '']) => [
  new RegExp(`^${name} "(.*)", on the desktop "(.*)"$`, 's'),
  `${words} на телефоне «$1», на компьютере «$2»`,
])

export const contentFindings: Readonly<Record<string, readonly Saying[]>> = {
  R8: [
    [/^(\d+) characters of main text$/s, 'Страница почти пустая: знаков текста — $1'],
    [/^(\d+) parts are still loading$/s, 'Часть страницы не загрузилась (блоков: $1)'],
    [/^not on the page: "(.*)"$/s, 'На странице нет текста «$1»'],
    [/^price (\d+) ₸ is not on the page$/s, 'На странице нет цены $1 ₸'],
    [/^a record without a page$/s, 'Запись есть, а страницы нет'],
    [/^a page without a record$/s, 'Страница есть, а записи нет'],
    [/^picture (.*) answers (\w+)$/s, 'Картинка $1 не открывается (ответ $2)'],
  ],
  R9: [
    ...parts,
    [/^(\d+) links missing: (.*)$/s, 'На телефоне нет ссылок ($1): $2'],
    [
      /^(\d+) links that are not on the desktop: (.*)$/s,
      'На компьютере нет ссылок, которые есть на телефоне ($1): $2',
    ],
    [
      /^([\d.]+) % of the desktop's text, without: (.*)$/s,
      'На телефоне только $1 % текста, нет слов: $2',
    ],
    [
      /^Vary has no (\S+): .*$/s,
      'Сервер не предупреждает, что страница зависит от устройства (в Vary нет $1)',
    ],
  ],
  R10: [
    [/^id "(.*)" stands twice$/s, 'Имя элемента id="$1" использовано дважды'],
    [/^([\w/-]+): (.*)$/s, 'Правило «$1»: $2'],
  ],
  R11: [
    [/^(\d+) KB of HTML, at most (\d+) KB$/s, 'Страница занимает $1 КБ, а должна не больше $2 КБ'],
    [
      /^(\d+) KB compressed, at most (\d+) KB$/s,
      'В сжатом виде $1 КБ, а должно быть не больше $2 КБ',
    ],
  ],
}
