/** Findings of R12–R18 in plain words. */
import type { Saying } from './findings'

const oneAddress: readonly Saying[] = [
  [
    /^redirects to (.*), not to (.*) at once$/s,
    'Отправляет на $1, а должен сразу отправлять на $2',
  ],
  [/^answers (\d+)$/s, 'Другое написание адреса отвечает с ошибкой: $1'],
  [/^canonical (.*)$/s, 'Другое написание адреса называет основным не ту страницу: $1'],
]

const unclean: Saying = [/^"(.*)" is not in Clean-param$/s, 'Параметра «$1» нет в Clean-param']

export const addressFindings: Readonly<Record<string, readonly Saying[]>> = {
  R12: [
    [/^GET answers (\d+)$/s, 'Такой страницы нет, а сервер отвечает $1 вместо 404'],
    [/^HEAD answers (\d+)$/s, 'Такой страницы нет, а на проверку сервер отвечает $1 вместо 404'],
    [/^no page in the HTML$/s, 'Вместо страницы «не найдено» пришла пустая'],
    [/^no noindex$/s, 'Страница «не найдено» не закрыта от поиска'],
  ],
  R13: [
    [/^leads to undefined instead of (.*)$/s, 'Не отправляет на $1'],
    [/^leads to (.*) instead of (.*)$/s, 'Отправляет на $1, а должен на $2'],
    [/^its target answers (\d+)$/s, 'Отправляет на страницу, которая отвечает $1'],
    [/^answers (30\d) to (.*)$/s, 'Ссылка ведёт на переехавшую страницу, её новый адрес: $2'],
    [/^answers 404$/s, 'Ссылка ведёт на страницу, которой нет'],
  ],
  R15: oneAddress,
  R16: [
    [/^robots is ""$/s, 'Страница не закрыта от поиска'],
    [/^robots is "(.*)"$/s, 'Указание роботам «$1», а нужно «noindex, follow»'],
    [
      /^robots\.txt keeps crawlers from seeing that$/s,
      'robots.txt не пускает робота на страницу, и он не видит, что её нельзя показывать',
    ],
  ],
  R17: [...oneAddress, unclean],
  R18: [
    [/^no group for (.*)$/s, 'Нет раздела для робота $1'],
    [/^Sitemap: (.*)$/s, 'Карта сайта указана неверно: $1'],
    unclean,
    [/^Clean-param is too long$/s, 'Строка Clean-param длиннее, чем читает Яндекс'],
    [/^an outdated line: (.*)$/s, 'Устаревшая строка: $1'],
    [/^(.*) is closed to (.*)$/s, 'Адрес $1 закрыт от робота $2'],
  ],
}
