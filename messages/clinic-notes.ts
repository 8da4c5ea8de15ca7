/**
 * What `content -- new clinic` writes into `clinic.yaml` above its fields, for whoever fills it in; a line break
 * is one of the comment. `{change}` is the mark of what is not known yet.
 */
export const clinicNotes = {
  change: { en: 'CHANGE', ru: 'ИЗМЕНИТЕ', kk: 'ӨЗГЕРТІҢІЗ' },
  list: {
    en: 'Each is begun by: npm run -s content -- new {kind} SLUG',
    ru: 'Новая запись: npm run -s content -- new {kind} SLUG',
    kk: 'Жаңа жазба: npm run -s content -- new {kind} SLUG',
  },
  heading: {
    en: "The clinic's facts. Every page, the structured data and the feeds read them here. Words stand in\nboth languages, Russian (ru) and Kazakh (kk). What is marked {change} is not known yet.",
    ru: 'Сведения о клинике. Отсюда их берут все страницы, поисковики и карты. Слова пишут на двух\nязыках: по-русски (ru) и по-казахски (kk). Что отмечено {change}, сайту ещё не известно.',
    kk: 'Клиника туралы мәліметтер. Барлық бет, іздеу жүйелері мен карталар осыдан алады. Сөздер екі\nтілде жазылады: орысша (ru) және қазақша (kk). {change} белгісі барын сайт әлі білмейді.',
  },
  bin: {
    en: 'Business identification number, 12 digits.',
    ru: 'БИН, 12 цифр',
    kk: 'БСН, 12 цифр',
  },
  founded: { en: 'Year of foundation.', ru: 'Год основания', kk: 'Құрылған жылы' },
  phones: {
    en: 'As they are dialled; the first is the one that headers and buttons show.',
    ru: 'Как их набирают; первый стоит в шапке и на кнопках',
    kk: 'Терілетін түрінде; біріншісі беттің жоғарғы жағында және түймелерде тұрады',
  },
  city: {
    en: 'The town as titles and sentences name it: by itself; where; whose.',
    ru: 'Город в трёх формах: сам; где; чей',
    kk: 'Қала үш тұлғада: өзі; қайда; қайдағы',
  },
  location: {
    en: 'Degrees, as map services give them.',
    ru: 'Широта и долгота, как их показывают карты',
    kk: 'Ендік пен бойлық, карталар көрсеткендей',
  },
  arrival: {
    en: 'How to find the door, as far as it helps; each may be left out.',
    ru: 'Как найти вход: остановка, парковка, вход, этаж. Любую строку можно не писать',
    kk: 'Кіреберісті қалай табуға болады: аялдама, тұрақ, кіреберіс, қабат. Кез келген жолды жазбауға болады',
  },
  hours: {
    en: "By the clinic's clock: opens and closes of every day, or groups of days; days without a group are\nclosed. '0:00-24:00' is round the clock, '20:00-8:00' ends on the day after. Holidays and other days\nthat differ are exceptions: without `open` the clinic is closed.",
    ru: "Часы: opens и closes для каждого дня или группы дней; день без группы — выходной.\n'0:00-24:00' — круглосуточно, '20:00-8:00' — до утра следующего дня. Праздники и другие\nособые дни — exceptions: без open клиника закрыта. Дни: mon tue wed thu fri sat sun",
    kk: "Жұмыс уақыты: күн сайынғы opens пен closes немесе күн топтары; тобы жоқ күн — демалыс.\n'0:00-24:00' — тәулік бойы, '20:00-8:00' — келесі күннің таңына дейін. Мерекелер мен ерекше\nкүндер — exceptions: open жазылмаса, клиника жабық. Күндер: mon tue wed thu fri sat sun",
  },
  notices: {
    en: 'Lines above the header of every page, with an address if they lead somewhere.',
    ru: 'Объявления над каждой страницей, с адресом, если есть куда перейти',
    kk: 'Әр беттің үстіндегі хабарландырулар, өтетін жер болса — мекенжайымен',
  },
  laboratoryHours: {
    en: 'Of the laboratory, where it takes analyses at other times; said in the same ways.',
    ru: 'Часы лаборатории, если они другие; пишутся так же',
    kk: 'Зертхананың уақыты, басқа болса; солай жазылады',
  },
  about: {
    en: '{change}: what the clinic is, in a few words.',
    ru: '{change}: что это за клиника, в нескольких словах',
    kk: '{change}: бұл қандай клиника, бірнеше сөзбен',
  },
  tagline: {
    en: 'Under the name in the header.',
    ru: 'Под названием в шапке',
    kk: 'Беттің жоғарғы жағында, атаудың астында',
  },
  text: {
    en: 'Goes on after the years of work.',
    ru: 'Продолжает слова о годах работы',
    kk: 'Жұмыс жылдары туралы сөздің жалғасы',
  },
  laboratory: {
    en: 'Where analyses are made; without a full stop.',
    ru: 'Где делают анализы; без точки в конце',
    kk: 'Талдаулар қайда жасалады; соңында нүкте қойылмайды',
  },
  advantages: {
    en: 'On the home page of phones.',
    ru: 'На главной в телефоне',
    kk: 'Телефондағы басты бетте',
  },
  map: {
    en: 'What the drawn map shows (`map` of the pictures), for those who do not see it.',
    ru: 'Что нарисовано на схеме (map в pictures), для тех, кто её не видит',
    kk: 'Сызбада не салынған (pictures ішіндегі map), оны көрмейтіндерге',
  },
  claims: {
    en: 'What the texts of the site itself may say of the clinic, as far as it is so: own_laboratory (the usual\nanalyses are made here), own_imaging (X-rays, CT, MRI), one_building (all of it under one roof),\ngeneral_practice (therapists and specialists), walk_in (analyses without an appointment),\nvideo_advice (which doctor to see, by video),\nstaff_benefits (training, pay and insurance of the staff, on the page about the clinic),\nholiday_discounts (the evening discounts hold on days off, too), visit_standards (doctors examine before\nthey prescribe, write the plan down, and hand out all results), two_visit_check_up (one or two visits\nare enough), check_up_report (a doctor sums up the results with the patient), company_service (a manager\nfor each company, quick contracts, one bill a month), open_deposit (for everybody, of any sum, relatives\nof any age included), review_consent (patients agreed that their reviews stand on the site, translated\nwhere needed), child_discount (services for children have a discount, which their prices leave out).',
    ru: 'Что сайт может сказать о клинике сам. Пишите только то, что правда:\nown_laboratory — обычные анализы делают здесь; own_imaging — рентген, КТ и МРТ; one_building — всё\nв одном здании; general_practice — терапевты и узкие специалисты; walk_in — анализы без записи;\nvideo_advice — по видео подскажут, к какому врачу идти; staff_benefits — учёба, оплата и страховка\nсотрудников; holiday_discounts — вечерние скидки и в выходные; visit_standards — врач осматривает,\nпишет план и отдаёт все результаты; two_visit_check_up — хватает одного-двух визитов;\ncheck_up_report — врач подводит итог с пациентом; company_service — менеджер для компании, быстрый\nдоговор, один счёт в месяц; open_deposit — депозит для всех, на любую сумму, и для родных;\nreview_consent — пациенты согласны, чтобы их отзывы стояли на сайте;\nchild_discount — на услуги для детей есть скидка, в ценах она не учтена',
    kk: 'Сайт клиника туралы өзі не айта алады. Тек шындықты жазыңыз:\nown_laboratory — әдеттегі талдаулар осында жасалады; own_imaging — рентген, КТ және МРТ;\none_building — бәрі бір ғимаратта; general_practice — терапевттер мен бейінді мамандар;\nwalk_in — талдау алдын ала жазылусыз; video_advice — қай дәрігерге бару керегін бейнебайланыспен\nайтады; staff_benefits — қызметкерлерді оқыту, еңбекақы, сақтандыру; holiday_discounts — кешкі\nжеңілдіктер демалыста да бар; visit_standards — дәрігер қарап, жоспар жазып, барлық нәтижені береді;\ntwo_visit_check_up — бір-екі рет келу жеткілікті; check_up_report — дәрігер қорытындысын пациентпен\nталқылайды; company_service — компанияға менеджер, жылдам шарт, айына бір шот; open_deposit —\nдепозит бәріне, кез келген сомаға, туыстарға да; review_consent — пациенттер пікірлерінің сайтта\nтұруына келіскен; child_discount — балаларға арналған қызметтерге жеңілдік бар, бағада ескерілмеген',
  },
  search: {
    en: 'What search boxes offer before anything is typed: names that the search finds.',
    ru: 'Что поиск предлагает до ввода: названия, которые он находит',
    kk: 'Ештеңе терілмей тұрып іздеу не ұсынады: өзі табатын атаулар',
  },
  figures: {
    en: '{change}: headline figures of the company pages; 0 is not shown. Prices in tenge.',
    ru: '{change}: цифры о клинике; 0 не показывается. Цены в тенге',
    kk: '{change}: клиника туралы сандар; 0 көрсетілмейді. Бағалар теңгемен',
  },
  imagingFrom: {
    en: 'The cheapest MRI or CT.',
    ru: 'Самая недорогая МРТ или КТ',
    kk: 'Ең арзан МРТ немесе КТ',
  },
  eveningFrom: {
    en: 'From when the evening discounts hold; left out without any.',
    ru: 'С которого часа вечерние скидки; нет их — нет и строки',
    kk: 'Кешкі жеңілдіктер сағат нешеден; болмаса — жол да жазылмайды',
  },
  checkUpStaff: {
    en: 'How many of the staff take part in a check-up.',
    ru: 'Сколько сотрудников участвуют в check-up',
    kk: 'Check-up-қа неше қызметкер қатысады',
  },
  bloodDrawing: {
    en: 'Tenge for drawing blood, once a visit; left out, nothing is added.',
    ru: 'Взятие крови, тенге, один раз за визит; без строки ничего не прибавляется',
    kk: 'Қан алу, теңге, бір келгенде бір рет; жол болмаса, ештеңе қосылмайды',
  },
  activities: {
    en: '{change}: all that the licence permits, and what of the site rests on it\n(slugs of specialties.yaml and of service-categories.yaml).',
    ru: '{change}: все виды деятельности из приложения к лицензии и что на них опирается\n(slug из specialties.yaml и service-categories.yaml)',
    kk: '{change}: лицензия қосымшасындағы барлық қызмет түрі және соған сүйенетіні\n(specialties.yaml мен service-categories.yaml ішіндегі slug)',
  },
  insurance: {
    en: 'Terms of the insurance for companies, and of a deposit for visits. Without both the site has no page\nfor companies.',
    ru: 'Условия страховки для компаний и депозита. Без обоих страницы для компаний нет',
    kk: 'Компанияларға арналған сақтандыру мен депозит шарттары. Екеуі де болмаса, компаниялар беті жоқ',
  },
  insuredStaff: {
    en: 'Insured staff of a company, at least; years of age, both included; calendar years of a contract.',
    ru: 'Сотрудников не меньше; возраст от и до, включительно; лет действия договора',
    kk: 'Қызметкерлер саны кемінде; жасы қай жастан қай жасқа дейін; шарт неше жылға',
  },
  insuredParts: {
    en: 'What it pays for, as far as it does: emergency, assistant, outpatient, dental, inpatient, overseas,\nrehabilitation. Where it holds; whether families of the staff may be insured, too; whether the\ninsurer takes nobody with a disability of group I or II. What is left out, the page does not say.',
    ru: 'Что оплачивает: emergency — скорая, assistant — ассистент, outpatient — амбулаторно, dental —\nстоматология, inpatient — стационар, overseas — за рубежом, rehabilitation — реабилитация.\nГде действует; можно ли застраховать родных; не берут ли с I и II группой инвалидности.\nО чём не написано, того страница не говорит',
    kk: 'Нені төлейді: emergency — жедел жәрдем, assistant — көмекші, outpatient — амбулаторлық,\ndental — стоматология, inpatient — стационар, overseas — шетелде, rehabilitation — оңалту.\nҚайда жарамды; туыстарды сақтандыруға бола ма; I және II топтағы мүгедектігі барлар алынбай ма.\nЖазылмағанын бет те айтпайды',
  },
  insurer: {
    en: 'Who bears the risk, with the number of the licence of the financial regulator.',
    ru: 'Страховая компания и номер её лицензии',
    kk: 'Сақтандыру компаниясы және оның лицензиясының нөмірі',
  },
  deposit: {
    en: 'Working days until what is unused of a deposit is returned; carried_over: true if it may stay for the next period.',
    ru: 'За сколько рабочих дней возвращают остаток; carried_over: true — остаток переносится',
    kk: 'Қалдық неше жұмыс күнінде қайтарылады; carried_over: true — қалдық келесі кезеңге көшеді',
  },
  socials: {
    en: "Addresses of the clinic's own pages elsewhere; what it does not have is left out.",
    ru: 'Страницы клиники в соцсетях; чего нет — не пишите',
    kk: 'Клиниканың әлеуметтік желілердегі беттері; жоғын жазбаңыз',
  },
  phoneCountries: {
    en: 'Numbers of which other countries the forms take; those on +7 always: kg, uz, tj, tm, az, am, ge, by, mn, tr,\ncn.',
    ru: 'Номера каких ещё стран принимают формы; номера на +7 — всегда: kg, uz, tj, tm, az, am, ge, by, mn, tr, cn',
    kk: 'Формалар тағы қай елдің нөмірін қабылдайды; +7 нөмірлері әрқашан: kg, uz, tj, tm, az, am, ge, by, mn, tr, cn',
  },
  payment: {
    en: 'How patients pay: yes or no of each; what is left out is said nowhere. instalments_terms and osms_terms\n({ ru: …, kk: … }) add a sentence to a yes.',
    ru: 'Как у вас платят: yes или no у каждого; о том, что не указано, сайт молчит. К yes можно добавить\nпредложение: instalments_terms, osms_terms ({ ru: …, kk: … })',
    kk: 'Сізде қалай төленеді: әрқайсысына yes немесе no; көрсетілмегені туралы сайт үндемейді. yes-ке сөйлем\nқосуға болады: instalments_terms, osms_terms ({ ru: …, kk: … })',
  },
  insurers: {
    en: 'Insurers whose policies patients may come with; until is the last day of the contract.',
    ru: 'Страховые компании, по чьим полисам принимаете; until — последний день договора',
    kk: 'Полисі бойынша қабылдайтын сақтандыру компаниялары; until — шарттың соңғы күні',
  },
  results: {
    en: 'The page where patients see their results.',
    ru: 'Страница, где пациент смотрит результаты анализов',
    kk: 'Пациент талдау нәтижелерін көретін бет',
  },
  validUntil: {
    en: 'The last day, for a licence that has one.',
    ru: 'Последний день, если у лицензии есть срок',
    kk: 'Лицензияның мерзімі болса, соңғы күні',
  },
  reviews: {
    en: 'Pages on which patients write reviews of the clinic; leave out what there is not.',
    ru: 'Страницы, где пациенты пишут отзывы о клинике; чего нет — не пишите',
    kk: 'Пациенттер клиника туралы пікір жазатын беттер; жоғын жазбаңыз',
  },
  careers: {
    en: 'The page with vacancies, on another site.',
    ru: 'Страница с вакансиями на другом сайте',
    kk: 'Басқа сайттағы бос жұмыс орындары беті',
  },
  policyEditions: {
    en: 'Days from which the editions of the privacy policy hold, the published one last.',
    ru: 'С какого дня действуют редакции политики, последняя — опубликованная',
    kk: 'Саясат редакциялары қай күннен күшінде, соңғысы — жарияланғаны',
  },
  documents: {
    en: 'PDF files. `npm run documents` makes all but the licence of the texts in `documents/`.',
    ru: 'Файлы PDF. Все, кроме лицензии, `npm run documents` делает из текстов папки documents',
    kk: 'PDF файлдары. Лицензиядан басқасын `npm run documents` documents қалтасындағы мәтіндерден жасайды',
  },
  colors: {
    en: "The site's own colours, in quotes: primary of buttons and links, all other tones follow; accent of discounts\nand warnings. The check refuses what is hard to read, and names a colour that is not.",
    ru: 'Цвета сайта, в кавычках: primary — кнопки и ссылки, остальные оттенки сайт подберёт сам;\naccent — скидки и предупреждения. Проверка не пропустит цвет, который трудно прочесть, и подскажет другой',
    kk: 'Сайт түстері, тырнақшада: primary — түймелер мен сілтемелер, қалған реңкін сайт өзі табады;\naccent — жеңілдіктер мен ескертулер. Тексеру нашар оқылатын түсті өткізбейді және басқасын ұсынады',
  },
  pictures: {
    en: 'Pictures of the clinic itself, which lie in `files/`.',
    ru: 'Картинки самой клиники, лежат в папке files',
    kk: 'Клиниканың өз суреттері, files қалтасында',
  },
  gallery: {
    en: 'Photographs of the clinic: kind is interior, equipment or certificate; alt says what is to be seen.',
    ru: 'Фотографии клиники: kind — interior (помещение), equipment (оборудование) или\ncertificate (сертификат); alt — что на снимке',
    kk: 'Клиниканың фотосуреттері: kind — interior (бөлме), equipment (жабдық) немесе\ncertificate (сертификат); alt — суретте не бейнеленген',
  },
} as const
