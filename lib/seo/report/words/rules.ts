/**
 * Every rule for people who write texts and prices: what it is about, why it matters and whom to
 * ask. Rules of the search specification have its numbers, hints have names.
 */
import type { Severity } from '../data'
import { addressRules } from './rules-addresses'
import { contentRules } from './rules-content'
import { dataRules } from './rules-data'
import { headRules } from './rules-head'

export interface RuleWords {
  readonly severity: Severity
  /** A few words for lists and filters. */
  readonly name: string
  /** Why search cares. */
  readonly why: string
  /** What to do, and who can. */
  readonly todo: string
}

const hints: Readonly<Record<string, RuleWords>> = {
  length: {
    severity: 'hint',
    name: 'Длина заголовка и описания',
    why: 'Слишком длинное поисковик обрежет, слишком короткое допишет сам.',
    todo: 'Поправьте заголовок или описание в текстах страницы: 30–65 знаков для заголовка, 70–170 для описания.',
  },
  few: {
    severity: 'hint',
    name: 'Мало текста',
    why: 'По короткой странице поисковику трудно понять, о чём она, и он показывает её реже.',
    todo: 'Допишите то, о чём спрашивают пациенты: кому подходит, как готовиться, что входит в цену.',
  },
  foot: {
    severity: 'hint',
    name: 'Нет текста внизу страницы',
    why: 'Раскрывающийся текст отвечает на частые вопросы и попадает в поиск.',
    todo: 'Добавьте файл текста для этой страницы на обоих языках.',
  },
  alt: {
    severity: 'hint',
    name: 'Картинки без описания',
    why: 'Поиск по картинкам и незрячие посетители узнают о картинке из её описания.',
    todo: 'Передайте разработчику: у картинки нет атрибута alt. Пустой alt у украшений — это нормально.',
  },
  slow: {
    severity: 'hint',
    name: 'Медленный ответ',
    why: 'Медленные страницы поисковые роботы обходят реже, а пациенты закрывают.',
    todo: 'Передайте разработчику вместе со временем из отчёта.',
  },
  similar: {
    severity: 'hint',
    name: 'Похожие страницы',
    why: 'Из нескольких почти одинаковых страниц поисковик покажет одну, и не обязательно нужную.',
    todo: 'Сделайте тексты разными или оставьте одну страницу. Все группы — в разделе «Повторы».',
  },
  translation: {
    severity: 'hint',
    name: 'Перевод короче оригинала',
    why: 'Казахской странице с половиной текста труднее оказаться в поиске рядом с русской.',
    todo: 'Переведите недостающее: сравните казахскую и русскую страницы.',
  },
}

export const ruleWords: Readonly<Record<string, RuleWords>> = {
  ...headRules,
  ...contentRules,
  ...addressRules,
  ...dataRules,
  ...hints,
}

/** What cannot be seen from outside; the project's own tests see to it. */
export const unseenRules = [
  'R14 — что показывает сайт, когда не отвечает сервер с данными',
  'R21 — отправка изменений в IndexNow',
  'R31, R32 — цели счётчика и данные заявок',
  'Часть R19 — страницы, в адресе которых меняется только номер после «?»: открыты первые 50 каждого вида',
  'Часть R8 — сравнение страниц с базой цен и текстами редакторов',
] as const
