/** Findings of R19 and R20 in plain words. */
import type { Saying } from './findings'

export const sitemapFindings: Readonly<Record<string, readonly Saying[]>> = {
  R19: [
    [/^not well formed: (.*)$/s, 'Файл повреждён: $1'],
    [/^no XML declaration$/s, 'Файл начинается не так, как положено'],
    [/^no (xmlns.*)$/s, 'В файле нет объявления $1'],
    [/^no addresses$/s, 'В файле нет ни одного адреса'],
    [/^(\d+) addresses in one file$/s, 'Адресов в одном файле $1, а можно не больше 50 000'],
    [/^larger than 50 MB$/s, 'Файл больше 50 МБ'],
    [/^it stands twice$/s, 'Адрес указан дважды'],
    [/^not in the root of the site$/s, 'Файл лежит не в корне сайта'],
    [/^loc off the site$/s, 'Адрес другого сайта. Проверьте переменную SITE_URL'],
    [/^loc with a query, a hash or a space$/s, 'В адресе лишние знаки'],
    [/^unknown elements: (.*)$/s, 'Неизвестные элементы: $1'],
    [/^elements out of order: (.*)$/s, 'Элементы стоят не в том порядке: $1'],
    [/^lastmod (\S+) is the visit's$/s, 'Дата изменения $1 — время обхода, а не правки страницы'],
    [/^lastmod undefined, on the page (.*)$/s, 'Нет даты изменения, на странице она есть: $1'],
    [/^lastmod (.*), on the page (.*)$/s, 'Дата изменения $1, а на странице $2'],
    [/^lastmod (.*)$/s, 'Неверная дата изменения: $1'],
    [/^line (\S+): (.*)$/s, 'Не по схеме, строка $1: $2'],
    [/^it was not visited$/s, 'Адрес есть в карте сайта, но страницы за ним не оказалось'],
    [/^is not to be indexed$/s, 'Страница закрыта от поиска, а в карте сайта она есть'],
    [/^is canonical to undefined$/s, 'Основной адрес (canonical) не указан'],
    [/^is canonical to (.*)$/s, 'Страница называет основным другой адрес: $1'],
    [
      /^hreflang (\S+) is (.*), in the head undefined$/s,
      'В карте сайта есть язык $1, на странице его нет',
    ],
    [
      /^hreflang (\S+) is undefined, in the head (.*)$/s,
      'На странице есть язык $1, в карте сайта его нет',
    ],
    [/^hreflang (\S+) is (.*), in the head (.*)$/s, 'Язык $1: в карте сайта $2, на странице $3'],
    [/^no image (.*)$/s, 'В карте сайта нет картинки $1'],
    [/^no lastmod$/s, 'Нет даты изменения'],
    [/^image (.*) answers (\w+)$/s, 'Картинка $1 не открывается (ответ $2)'],
    [/^image (.*)$/s, 'Неверный адрес картинки: $1'],
    [/^not in the sitemap$/s, 'Страницы для поиска нет в карте сайта'],
    [/^no links lead to it$/s, 'На страницу не ведёт ни одна ссылка'],
  ],
  R20: [
    [/^no link in a new tab to (.*)$/s, 'Нет ссылки на $1'],
    [/^a link to (.*)$/s, 'Лишняя ссылка на $1'],
    [/^two links to (.*)$/s, 'Две ссылки на $1'],
    [/^title "(.*)" of (.*)$/s, 'Непонятное название «$1» у ссылки на $2'],
  ],
}
