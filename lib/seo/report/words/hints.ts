/** Hints in plain words. */
import type { Repeat } from '../data'

const things: Readonly<Record<string, string>> = { title: 'Заголовок', description: 'Описание' }
const lengths: Readonly<Record<string, string>> = { title: '30–65', description: '70–170' }
const alike: Readonly<Record<Repeat['what'], string>> = {
  title: 'Заголовок почти как',
  description: 'Описание почти как',
  body: 'Текст почти как',
}

export const hintWords = {
  length: (what: string, length: string) =>
    `${things[what] ?? what}: ${length} знаков, а целиком видны ${lengths[what] ?? ''}`,
  few: (words: number) => `На странице всего слов: ${words}`,
  foot: () => 'Нет раскрывающегося текста внизу страницы',
  alt: (count: number) => `Картинок без атрибута alt: ${count}`,
  slow: (ms: number) => `Сервер начал отвечать через ${ms} мс, даже когда страница была готова`,
  translation: (words: number, wanted: number) =>
    `Слов на казахской странице ${words}, на русской ${wanted}`,
  similar: (what: Repeat['what'], path: string, similarity: number) =>
    `${alike[what]} у ${path}: совпадает не меньше чем на ${Math.floor(similarity * 100)} %`,
} as const
