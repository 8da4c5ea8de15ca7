/**
 * The presentation of the deposit system for companies: what it is, how it differs from an insurance
 * policy, and what a quarter of it looks like at the prices of the seed.
 */
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn, mainPhone } from '@/lib/site/clinic'
import { services } from '../services'
import { bullets, masthead } from './html'
import { type Look, type SampleDocument, type Text, t } from './types'
import { address, hours, money, sample, sampleNote, speaker } from './words'

const title = t('Депозитная система для компаний', 'Компанияларға арналған депозиттік жүйе')

const cover = {
  lead: t(
    'Компания вносит сумму на счёт в клинике, сотрудники лечатся, а списывается только стоимость оказанных услуг.',
    'Компания клиникадағы шотқа қаржы салады, қызметкерлер емделеді, ал шоттан тек көрсетілген қызметтің құны шегеріледі.',
  ),
  promises: [
    t('Любое число сотрудников', 'Қызметкерлер саны шектелмейді'),
    t('Услуги выбирает компания', 'Қызметтерді компания таңдайды'),
    t('Остаток не пропадает', 'Қалған қаржы жоғалмайды'),
  ],
} as const

const steps = {
  title: t('Как это работает', 'Бұл қалай жұмыс істейді'),
  steps: [
    [
      t('Договор', 'Шарт'),
      t(
        'Вы называете число сотрудников, лимит на человека и услуги, которые готовы оплачивать.',
        'Қызметкерлер санын, бір адамға арналған шекті соманы және ақысын төлейтін қызметтерді айтасыз.',
      ),
    ],
    [
      t('Депозит', 'Депозит'),
      t(
        'Компания переводит выбранную сумму по счёту. Пополнить её можно в любой день.',
        'Компания таңдаған соманы шот бойынша аударады. Оны кез келген күні толықтыруға болады.',
      ),
    ],
    [
      t('Визиты', 'Қаралу'),
      t(
        'Сотрудник записывается по телефону и показывает удостоверение. На месте он не платит.',
        'Қызметкер телефон арқылы жазылып, жеке куәлігін көрсетеді. Орнында ақша төлемейді.',
      ),
    ],
    [
      t('Отчёт', 'Есеп'),
      t(
        'Раз в месяц бухгалтерия получает счёт-фактуру, акт и остаток на счёте.',
        'Бухгалтерия айына бір рет акт, шот-фактура және шоттағы қалдық туралы мәлімет алады.',
      ),
    ],
  ],
  seen: [
    [
      t('Что видит компания', 'Компания нені көреді'),
      t('Суммы, даты и число обращений.', 'Сомаларды, күндерді және қаралу санын.'),
    ],
    [
      t('Чего она не видит', 'Нені көрмейді'),
      t(
        'Диагнозы, результаты и названия исследований: это врачебная тайна.',
        'Диагнозды, нәтижелерді және зерттеу атауларын: бұл — дәрігерлік құпия.',
      ),
    ],
  ],
} as const

const comparison = {
  title: t('Полис или депозит', 'Полис пе, депозит пе'),
  policy: t('Полис медицинского страхования', 'Медициналық сақтандыру полисі'),
  deposit: t('Депозит в клинике', 'Клиникадағы депозит'),
  rows: [
    [
      t('Сколько человек', 'Адам саны'),
      t('от 10', '10 адамнан бастап'),
      t('от одного', 'бір адамнан бастап'),
    ],
    [
      t('Возраст', 'Жасы'),
      t('от 1 года до 70 лет включительно', '1 жастан 70 жасқа дейін (қоса алғанда)'),
      t('любой', 'кез келген жас'),
    ],
    [
      t('Инвалидность I и II группы', 'I және II топтағы мүгедектік'),
      t('полис не оформляется', 'полис рәсімделмейді'),
      t('не имеет значения', 'маңызды емес'),
    ],
    [
      t('Срок', 'Мерзімі'),
      t('календарный год', 'күнтізбелік жыл'),
      t('пока на счёте есть деньги', 'шотта қаржы болғанша'),
    ],
    [
      t('За что платит', 'Не үшін төлейді'),
      t('услуги страховой программы', 'бағдарламаға кіретін қызметтер'),
      t('услуги, которые выбрала компания', 'компания таңдаған қызметтер'),
    ],
    [
      t('Помощь вне клиники', 'Клиникадан тыс көмек'),
      t('по условиям полиса', 'полис шарттары бойынша'),
      t('не входит', 'кірмейді'),
    ],
    [
      t('Неизрасходованное', 'Жұмсалмаған қаржы'),
      t('остаётся у страховщика', 'сақтандырушыда қалады'),
      t('переносится или возвращается', 'сақталады немесе қайтарылады'),
    ],
  ],
  remark: t(
    'В компании десять человек и больше? Посчитаем оба варианта и покажем разницу.',
    'Компанияда он не одан көп адам бар ма? Екі нұсқаны да есептеп, айырмасын көрсетеміз.',
  ),
} as const

const example = {
  title: t('Пример: шесть сотрудников, один квартал', 'Мысал: алты қызметкер, бір тоқсан'),
  /** Whole tenge. */
  deposit: 600_000,
  /** Slugs of services without a discount, and how often each was used. */
  visits: [
    ['priem-terapevta', 6],
    ['priem-nevrologa', 3],
    ['ekg-s-opisaniem', 6],
    ['uzi-shchitovidnoy-zhelezy', 4],
    ['mrt-golovnogo-mozga', 2],
    ['check-up-za-odin-den', 2],
  ],
  columns: [t('Услуга', 'Қызмет'), t('Раз', 'Саны'), t('Цена', 'Бағасы'), t('Сумма', 'Сомасы')],
  spent: t('Списано', 'Шегерілді'),
  left: t('Остаток', 'Қалдық'),
  of: t('из', 'жалпы сома'),
  remark: t(
    'Цены взяты из прейскуранта клиники-образца, число визитов условное.',
    'Бағалар үлгі клиниканың баға тізімінен алынған, қаралу саны шартты.',
  ),
} as const

const start = {
  title: t('С чего начать', 'Неден бастау керек'),
  cards: [
    {
      title: t('Что понадобится', 'Не қажет'),
      points: [
        t('Реквизиты компании', 'Компанияның деректемелері'),
        t(
          'Список сотрудников и согласие каждого',
          'Қызметкерлер тізімі және әрқайсысының келісімі',
        ),
        t('Лимит на человека, если он нужен', 'Керек болса, бір адамға шекті сома'),
      ],
    },
    {
      title: t('Сколько это займёт', 'Қанша уақыт кетеді'),
      points: [
        t('Договор: один-два рабочих дня', 'Шарт: бір-екі жұмыс күні'),
        t('Первые визиты: на следующий день после оплаты', 'Алғашқы қаралу: төлемнен кейінгі күні'),
      ],
    },
    {
      title: t('О чём спрашивают', 'Жиі қойылатын сұрақтар'),
      points: [
        t(
          'Можно ли добавить родных? Да, по заявлению компании.',
          'Туыстарды қосуға бола ма? Иә, компанияның өтініші бойынша.',
        ),
        t(
          'Вернут ли остаток? Да, по письму, за десять рабочих дней.',
          'Қалдық қайтарыла ма? Иә, хат бойынша, он жұмыс күнінде.',
        ),
        t(
          'Может ли открыть депозит один человек? Да, для себя и семьи.',
          'Депозитті жеке адам аша ала ма? Иә, өзіне және отбасына.',
        ),
      ],
    },
  ],
  call: t('Обсудим условия', 'Шарттарды талқылайық'),
} as const

export const depositSystem: SampleDocument = {
  name: 'deposit-system',
  title,
  format: 'slides',
  pages: { min: 5, max: 5 },
  body: (locale, look) =>
    [coverSlide, stepsSlide, comparisonSlide, exampleSlide, startSlide]
      .map((slide, index) => slide(locale, look, index + 1))
      .join('\n'),
}

type Slide = (locale: Locale, look: Look, number: number) => string

const coverSlide: Slide = (locale, look) => {
  const say = speaker(locale)
  return `<section class="slide cover">${watermark(locale)}
${rings}
${masthead(locale, look)}
<div class="headline"><h1>${say(title)}</h1><p>${say(cover.lead)}</p></div>
<div class="promises">${cover.promises.map(promise => `<div>${say(promise)}</div>`).join('')}</div>
</section>`
}

const stepsSlide: Slide = (locale, look, number) => {
  const say = speaker(locale)
  const step = ([name, text]: readonly [Text, Text], index: number) =>
    `<div><b>${index + 1}</b><h3>${say(name)}</h3><p>${say(text)}</p></div>`
  const card = ([name, text]: readonly [Text, Text]) =>
    `<div class="card"><h3>${say(name)}</h3><p>${say(text)}</p></div>`
  return inside(
    locale,
    look,
    number,
    steps.title,
    `<div class="steps">${steps.steps.map(step).join('')}</div>
<div class="pair">${steps.seen.map(card).join('')}</div>`,
  )
}

const comparisonSlide: Slide = (locale, look, number) => {
  const say = speaker(locale)
  const rows = comparison.rows.map(
    ([name, policy, deposit]) =>
      `<tr><th scope="row">${say(name)}</th><td>${say(policy)}</td><td>${say(deposit)}</td></tr>`,
  )
  return inside(
    locale,
    look,
    number,
    comparison.title,
    `<table class="compare"><thead><tr><td></td><th scope="col">${say(comparison.policy)}</th><th scope="col">${say(comparison.deposit)}</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>
<p class="remark">${say(comparison.remark)}</p>`,
  )
}

const exampleSlide: Slide = (locale, look, number) => {
  const say = speaker(locale)
  const visits = example.visits.map(([slug, times]) => ({ ...service(slug), times }))
  const spent = visits.reduce((sum, { price, times }) => sum + price * times, 0)
  const rows = visits.map(
    ({ name, price, times }) =>
      `<tr><th scope="row">${say(name)}</th><td>${times}</td><td>${money(price)}</td><td>${money(price * times)}</td></tr>`,
  )
  return inside(
    locale,
    look,
    number,
    example.title,
    `<div class="sums">
<table><thead><tr>${example.columns.map(name => `<th scope="col">${say(name)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row" colspan="3">${say(example.spent)}</th><td>${money(spent)}</td></tr></tfoot></table>
<div><div class="chart">${donut(spent / example.deposit)}
<div>${say(example.left)}<b>${money(example.deposit - spent)}</b>${say(example.of)} ${money(example.deposit)}</div></div>
<div class="legend"><span>${say(example.spent)}</span><span>${say(example.left)}</span></div></div>
</div>
<p class="remark">${say(example.remark)}</p>`,
  )
}

const startSlide: Slide = (locale, look, number) => {
  const say = speaker(locale)
  const clinic = clinicIn(locale)
  const cards = start.cards.map(
    ({ title: name, points }) =>
      `<div class="card"><h3>${say(name)}</h3>${bullets(points.map(say))}</div>`,
  )
  return inside(
    locale,
    look,
    number,
    start.title,
    `<div class="cards">${cards.join('')}</div>
<div class="contact">
<div>${say(start.call)}<b>${mainPhone(clinic).label}</b></div>
<div>WhatsApp<br>${clinic.email}</div>
<div>${address(locale)}<br>${hours(locale)}</div>
</div>`,
  )
}

function inside(
  locale: Locale,
  look: Look,
  number: number,
  heading: Text,
  content: string,
): string {
  const say = speaker(locale)
  return `<section class="slide">${watermark(locale)}
${masthead(locale, look)}
<h2>${say(heading)}</h2>
<div class="stage">${content}</div>
<footer class="foot"><span>${say(sampleNote)}</span><span>${number}</span></footer>
</section>`
}

function watermark(locale: Locale): string {
  return `<div class="watermark" aria-hidden="true">${sample[locale]}</div>`
}

/** @throws Error when the seed has no such service, or no price for it. */
function service(slug: string): { readonly name: Text; readonly price: number } {
  const found = services.find(candidate => candidate.slug === slug)
  if (!found?.price) throw new Error(`The example needs a price for ${slug}`)
  return { name: found.name, price: found.price }
}

/** A ring of which `share` (0 to 1) is spent. */
function donut(share: number): string {
  const radius = 42
  const length = 2 * Math.PI * radius
  const dash = (part: number) => `${(part * length).toFixed(2)} ${length.toFixed(2)}`
  return `<svg viewBox="0 0 100 100" aria-hidden="true" fill="none" stroke-width="11">
<circle cx="50" cy="50" r="${radius}" stroke="#ded0f6"/>
<circle cx="50" cy="50" r="${radius}" stroke="#6a38bd" stroke-dasharray="${dash(share)}" transform="rotate(-90 50 50)"/>
</svg>`
}

/** Rings that fill up, one inside the other: the picture of the cover. */
const rings = `<svg class="rings" viewBox="0 0 200 200" aria-hidden="true" fill="none" stroke-width="13" stroke-linecap="round">
${[
  [88, 0.72, '#a47fe2'],
  [67, 0.54, '#c4abee'],
  [46, 0.83, '#ffffff'],
]
  .map(([radius, share, colour]) => {
    const length = 2 * Math.PI * Number(radius)
    const dash = `${(Number(share) * length).toFixed(2)} ${length.toFixed(2)}`
    return `<circle cx="100" cy="100" r="${radius}" stroke="#562c9c"/><circle cx="100" cy="100" r="${radius}" stroke="${colour}" stroke-dasharray="${dash}" transform="rotate(-90 100 100)"/>`
  })
  .join('\n')}
</svg>`
