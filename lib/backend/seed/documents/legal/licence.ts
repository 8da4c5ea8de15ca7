/** The licence of the clinic: what a visitor wants to read in it, plainly not the real paper. */
import { clinicIn } from '@/lib/site/clinic'
import { bullets, colophon, facts, masthead } from '../html'
import { type SampleDocument, t } from '../types'
import { address, day, speaker } from '../words'
import { activities } from './activities'

const words = {
  kind: t('Сведения о лицензии', 'Лицензия туралы мәлімет'),
  lead: t(
    'Так на сайте клиники показывают разрешение на медицинскую деятельность. Это образец: он не является документом и не даёт никаких прав.',
    'Клиника сайтында медициналық қызметке рұқсат осылай көрсетіледі. Бұл — үлгі: ол құжат болып саналмайды және ешқандай құқық бермейді.',
  ),
  issued: t('выдана', 'берілген күні'),
  annexTitle: t('Приложение: подвиды деятельности', 'Қосымша: қызметтің кіші түрлері'),
  check: t(
    'Действующие лицензии проверяют в государственном электронном реестре разрешений и уведомлений по номеру или БИН. Записи с номером этого образца там нет.',
    'Қолданыстағы лицензиялар рұқсаттар мен хабарламалардың мемлекеттік электрондық тізілімінен нөмірі немесе БСН бойынша тексеріледі. Бұл үлгінің нөмірімен жазба ол жерде жоқ.',
  ),
} as const

const rows = {
  holder: t('Лицензиат', 'Лицензиат'),
  bin: t('БИН', 'БСН'),
  address: t('Место нахождения', 'Орналасқан жері'),
  activity: [
    t('Вид деятельности', 'Қызмет түрі'),
    t('Медицинская деятельность', 'Медициналық қызмет'),
  ],
  term: [t('Срок действия', 'Қолданылу мерзімі'), t('Бессрочно', 'Мерзімсіз')],
  terms: [
    t('Особые условия', 'Ерекше шарттар'),
    t('Неотчуждаемая, класс 1', 'Иеліктен шығарылмайды, 1-класс'),
  ],
  issuer: [
    t('Лицензиар', 'Лицензиар'),
    t(
      'Местный исполнительный орган в сфере здравоохранения, Алматы (образец)',
      'Денсаулық сақтау саласындағы жергілікті атқарушы орган, Алматы (үлгі)',
    ),
  ],
} as const

const title = t('Лицензия на медицинскую деятельность', 'Медициналық қызметке лицензия')

export const licence: SampleDocument = {
  name: 'licence',
  title,
  format: 'sheet',
  pages: { min: 1, max: 1 },
  body: (locale, look) => {
    const say = speaker(locale)
    const clinic = clinicIn(locale)
    return `${masthead(locale, look)}
<main>
<p class="kind">${say(words.kind)}</p>
<h1>${say(title)}</h1>
<p class="lead">${say(words.lead)}</p>
<div class="licence">
<p class="number">№ ${clinic.licence.number}<span>${say(words.issued)} ${day(clinic.licence.issued)}</span></p>
${facts([
  [say(rows.holder), clinic.legalName],
  [say(rows.bin), clinic.bin],
  [say(rows.address), address(locale)],
  ...[rows.activity, rows.term, rows.terms, rows.issuer].map(([term, value]): [string, string] => [
    say(term),
    say(value),
  ]),
])}
</div>
<section class="annex"><h2>${say(words.annexTitle)}</h2>${bullets(activities.map(({ name }) => say(name)))}</section>
<p class="limits">${say(words.check)}</p>
</main>
${colophon(locale)}`
  },
}
