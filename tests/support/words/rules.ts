/** Rules for endings, foreign words and typography, which a table of words cannot express. */
import type { Locale } from '@/lib/routing/locales'

interface Rule {
  readonly languages: readonly Locale[]
  readonly pattern: RegExp
  readonly says: string
}

/** Russian words that do not exist in Kazakh; «не», «на» and «от» exist in both. */
const russian =
  'и|в|во|с|со|к|ко|по|для|до|из|или|что|как|при|это|если|мы|вы|ваш|наш|его|их|нет|можно|нужно|чтобы|врач|врача|врачи|лет|год|года|раз|за|под|над'

const caseEnding =
  'і|ы|сі|сы|ға|ге|қа|ке|на|не|нан|нен|ден|дан|тен|тан|де|да|те|та|нде|нда|ді|ды|ті|ты|ні|ны|нің|ның|дің|дың|тің|тың|мен|бен|пен'

const both: readonly Locale[] = ['ru', 'kk']

const rules: readonly Rule[] = [
  { languages: both, pattern: /["„“”]/g, says: 'quotation marks are « »' },
  { languages: both, pattern: /\.\.\./g, says: 'three points are one sign, …' },
  { languages: both, pattern: / [-–] /g, says: 'a dash between words is —' },
  {
    languages: both,
    pattern: /\p{L}+–\p{L}+/gu,
    says: 'numbers in words take a hyphen, один-два',
  },
  {
    languages: both,
    pattern: /(?<![\d-])(?<!CA |Cyfra )\d+(?:,\d+)?-\d+(?![\d-])/g,
    says: 'a range of figures takes –',
  },
  // Clause numbers (2.3.) and dates (25.08.2022) contain points.
  { languages: both, pattern: /(?<![\d.])\d+\.\d+(?![\d.])/g, says: 'the decimal sign is a comma' },
  { languages: both, pattern: /(?<!\d)0\d:\d\d/g, says: 'hours have no zero in front, 8:00' },
  { languages: both, pattern: / [,;:!?]/g, says: 'no space before a sign' },
  { languages: both, pattern: /[\d}] ₸/g, says: 'a no-break space before ₸' },
  // Years and postal codes are not grouped, thousands are.
  { languages: both, pattern: /\d \d{3}(?!\d)/g, says: 'a no-break space within figures' },
  { languages: both, pattern: /[\d}]%/g, says: 'a space before %' },
  { languages: ['ru'], pattern: /[әғқңөұүһі]/gi, says: 'a Kazakh letter' },
  {
    languages: ['kk'],
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${russian})(?![\\p{L}\\d-])`, 'gu'),
    says: 'a Russian word',
  },
  {
    languages: ['kk'],
    pattern: new RegExp(`\\}»?-(?:${caseEnding})(?!\\p{L})`, 'gu'),
    says: 'no ending after a variable: nobody knows its last vowel',
  },
]

/** Violations of the rules of typography and of Kazakh in a text. */
export function ruleProblems(text: string, language: Locale): string[] {
  const found = rules
    .filter(({ languages }) => languages.includes(language))
    .flatMap(({ pattern, says }) =>
      [...text.matchAll(pattern)].map(match => `«${around(text, match)}»: ${says}`),
    )
  return language === 'kk' ? [...found, ...endingProblems(text)] : found
}

/**
 * By the last word of a number as it is read: whether its vowels are front, and whether it ends in
 * a voiceless sound.
 */
const soft = { units: '12345780', tens: '578' }

interface Sound {
  readonly front: boolean
  readonly voiceless: boolean
}

/** The final sound of a number as it is read: `16` алты, `40` қырық, `300` жүз, `1000` мың. */
export function soundOf(figure: string): Sound {
  const digits = figure.replace(/\D/g, '')
  const unit = digits.at(-1) ?? '0'
  if (unit !== '0' || digits.length === 1) {
    return { front: soft.units.includes(unit), voiceless: '345'.includes(unit) }
  }
  const ten = digits.at(-2) ?? '0'
  if (ten !== '0') return { front: soft.tens.includes(ten), voiceless: '467'.includes(ten) }
  return { front: digits.at(-3) !== '0', voiceless: false }
}

/** Case endings after numbers: `103-ке`, `16-ға`, `40-та`. Hours of `:00` are read «нөл-нөл». */
function endingProblems(text: string): string[] {
  const endings =
    /(?<![\d,.:–])(\d[\d\u00a0 ]*(?::\d\d)?)-(ға|ге|қа|ке|да|де|та|те|дан|ден|тан|тен)(?!\p{L})/gu
  return [...text.matchAll(endings)].flatMap(([found, figure = '', ending = '']) => {
    const { front, voiceless } = soundOf(figure.endsWith(':00') ? '0' : figure)
    const isFront = ending.includes('е')
    const isVoiceless = /^[қкт]/.test(ending)
    return isFront === front && isVoiceless === voiceless
      ? []
      : [`«${found}»: the ending does not follow the figure as it is read`]
  })
}

function around(text: string, { index = 0, 0: found }: RegExpMatchArray): string {
  return text.slice(Math.max(0, index - 12), index + found.length + 12).trim()
}
