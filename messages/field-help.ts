/**
 * What stands in a new record above its fields, for whoever fills them in: `content -- new` writes it as
 * comments. `{today}` and `{slug}` are filled in; a line break is one of the comment.
 */
export const fieldHelp = {
  // Headings of files.
  aDoctor: {
    en: 'A doctor: the name of this file is the address of the page, /doctors-list/{slug}.',
    ru: 'Врач. Имя этого файла — адрес страницы: /doctors-list/{slug}',
    kk: 'Дәрігер. Осы файлдың аты — беттің мекенжайы: /doctors-list/{slug}',
  },
  aService: {
    en: 'A service: the name of this file is the address of the page, /services/details/{slug}.',
    ru: 'Услуга. Имя этого файла — адрес страницы: /services/details/{slug}',
    kk: 'Қызмет. Осы файлдың аты — беттің мекенжайы: /services/details/{slug}',
  },
  aPromotion: {
    en: 'A promotion: the name of this file is the address of the page, /promotions/{slug}.',
    ru: 'Акция. Имя этого файла — адрес страницы: /promotions/{slug}',
    kk: 'Акция. Осы файлдың аты — беттің мекенжайы: /promotions/{slug}',
  },
  aCheckUp: {
    en: 'A check-up: the name of this file is the address of the page, /check-up/adults-details/{slug}.',
    ru: 'Программа check-up. Имя этого файла — адрес страницы: /check-up/adults-details/{slug}',
    kk: 'Check-up бағдарламасы. Осы файлдың аты — беттің мекенжайы: /check-up/adults-details/{slug}',
  },
  anAnalysisSet: {
    en: 'A set of analyses for an occasion: the name of this file is the address of the page, /analysis/sets/{slug}.',
    ru: 'Набор анализов к случаю. Имя этого файла — адрес страницы: /analysis/sets/{slug}',
    kk: 'Белгілі бір жағдайға арналған талдаулар жиынтығы. Осы файлдың аты — беттің мекенжайы: /analysis/sets/{slug}',
  },
  anArticle: {
    en: 'An article: the name of this file is the address of the page, /posts/{slug}. What is said here holds\nfor both languages; {slug}.kk.md has the name and the text in Kazakh.',
    ru: 'Статья. Имя этого файла — адрес страницы: /posts/{slug}. Написанное здесь относится\nк обоим языкам; название и текст на казахском — в файле {slug}.kk.md',
    kk: 'Мақала. Осы файлдың аты — беттің мекенжайы: /posts/{slug}. Мұнда жазылғаны екі\nтілге де ортақ; қазақша атауы мен мәтіні {slug}.kk.md файлында',
  },
  namesIt: {
    en: '{slug} is how doctors, services and promotions name it.',
    ru: 'Врачи, услуги и акции называют её так: {slug}',
    kk: 'Дәрігерлер, қызметтер мен акциялар оны былай атайды: {slug}',
  },
  placeAmongTabs: {
    en: 'The place among the tabs is sort; the one with 1 is the top services.',
    ru: 'sort — место среди вкладок; 1 — вкладка, которая открывается первой',
    kk: 'sort — қойындылар арасындағы орны; 1 — бірінші ашылатын қойынды',
  },
  slugAlone: { en: '{slug}', ru: '{slug}', kk: '{slug}' },

  // Of several kinds.
  draft: {
    en: 'While it is written: the site does not show it, until this line is gone.',
    ru: 'Пока пишется: сайт этого не показывает. Готово — удалите строку',
    kk: 'Жазылып жатқанда сайт көрсетпейді. Дайын болғанда осы жолды өшіріңіз',
  },
  focus: {
    en: 'What has to be seen when the picture is cropped: percent from the left and from the top.',
    ru: 'Что должно остаться видно, когда картинка обрезана: процентов слева и сверху',
    kk: 'Сурет қиылғанда не көрініп қалуы керек: сол жақтан және жоғарыдан неше пайыз',
  },
  faceFocus: {
    en: 'Where the face is, percent from the left and from the top; without it the site looks for it.',
    ru: 'Где лицо: процентов слева и сверху. Без этой строки сайт ищет лицо сам',
    kk: 'Бет қай жерде: сол жақтан және жоғарыдан неше пайыз. Бұл жол болмаса, сайт өзі іздейді',
  },
  formerSlugs: {
    en: 'Earlier names of this file: their addresses lead here.',
    ru: 'Прежние имена этого файла: старые адреса ведут сюда',
    kk: 'Осы файлдың бұрынғы аттары: ескі мекенжайлар осында әкеледі',
  },
  formerSlugsInList: {
    en: 'Earlier slugs: their addresses lead here.',
    ru: 'Прежние slug: старые адреса ведут сюда',
    kk: 'Бұрынғы slug: ескі мекенжайлар осында әкеледі',
  },
  updatedAt: {
    en: 'The day of the last change.',
    ru: 'День последней правки',
    kk: 'Соңғы түзету күні',
  },
  forWhom: {
    en: 'For children, for adults: at least one of the two.',
    ru: 'Для детей, для взрослых: хотя бы одно true',
    kk: 'Балаларға, ересектерге: кемінде біреуі true',
  },
  whatIsIncluded: { en: 'What is included.', ru: 'Что входит', kk: 'Құрамы' },
  onTheVisit: {
    en: 'What happens on the visit, in order.',
    ru: 'Как проходит визит, по порядку',
    kk: 'Келгенде не болады, ретімен',
  },
  inOrder: {
    en: 'What happens, in order.',
    ru: 'Как проходит, по порядку',
    kk: 'Қалай өтеді, ретімен',
  },
  leaflet: {
    en: 'The PDF with the preparation, or null.',
    ru: 'Памятка о подготовке, файл PDF, или null',
    kk: 'Дайындық парақшасы, PDF файлы, немесе null',
  },
  warning: {
    en: 'How to prepare and who must not have it, or null.',
    ru: 'Как подготовиться и кому нельзя, или null',
    kk: 'Қалай дайындалу керек және кімге болмайды, немесе null',
  },
  shortLabels: { en: 'Short labels.', ru: 'Короткие метки', kk: 'Қысқа белгілер' },
  priceOrRequest: {
    en: 'Whole tenge; null: on request; or: free, exactly 9000. A number alone is the lowest price.',
    ru: 'Целых тенге; null — цена по запросу; или: бесплатно, ровно 9000. Просто число — «от»',
    kk: 'Бүтін теңге; null — бағасы көрсетілмейді; немесе: тегін, дәл 9000. Жай сан — «бастап»',
  },
  priceWithoutDiscount: {
    en: 'Whole tenge, the discount already taken off; or: free, exactly 9000.',
    ru: 'Целых тенге, скидка уже вычтена; или: бесплатно, ровно 9000',
    kk: 'Бүтін теңге, жеңілдік шегерілген; немесе: тегін, дәл 9000',
  },
  priceOfService: {
    en: 'Whole tenge, the discount already taken off; null: on request. In words: free, from 9000,\nexactly 9000. A number alone is shown as the lowest price.',
    ru: 'Целых тенге, скидка уже вычтена; null — цена по запросу. Словами: бесплатно, от 9000,\nровно 9000. Просто число — «от»',
    kk: 'Бүтін теңге, жеңілдік шегерілген; null — бағасы көрсетілмейді. Сөзбен: тегін, дәл 9000.\nЖай сан — «бастап»',
  },
  percent: { en: 'Percent.', ru: 'Процентов', kk: 'Пайыз' },
  percentOrNone: { en: 'Percent, or null.', ru: 'Процентов, или null', kk: 'Пайыз, немесе null' },
  oneOf: {
    en: 'One of: {values}.',
    ru: 'Одно из: {values}',
    kk: 'Мыналардың бірі: {values}',
  },

  // Doctors.
  fullName: {
    en: 'Surname, name and patronymic.',
    ru: 'Фамилия, имя, отчество',
    kk: 'Тегі, аты, әкесінің аты',
  },
  photograph: {
    en: 'A picture of files/ in the content folder, as /files/…; null: a placeholder.',
    ru: 'Снимок из папки files: /files/ivanova-anna.jpg; null — рисунок вместо снимка',
    kk: 'files қалтасындағы сурет: /files/ivanova-anna.jpg; null — сурет орнына белгі',
  },
  specialtiesOfDoctor: {
    en: 'Slugs of specialties.yaml, the main one first.',
    ru: 'slug из specialties.yaml, главная специальность первой',
    kk: 'specialties.yaml ішіндегі slug, негізгі мамандық бірінші',
  },
  servicesOfDoctor: {
    en: 'Names of files in services/ that the doctor gives, besides visits to the specialties.',
    ru: 'Что врач делает кроме приёма: имена файлов папки services без .yaml',
    kk: 'Қабылдаудан басқа не істейді: services қалтасындағы файл аттары, .yaml жазылмайды',
  },
  twoSentences: {
    en: 'Two or three sentences.',
    ru: 'Два-три предложения',
    kk: 'Екі-үш сөйлем',
  },
  video: {
    en: 'A minute of the doctor on YouTube, VK Video or Rutube; duration in whole seconds; null: none.',
    ru: 'Видео врача на YouTube, VK Видео или Rutube; duration — целых секунд; null — нет',
    kk: 'Дәрігердің YouTube, VK Video немесе Rutube бейнесі; duration — бүтін секунд; null — жоқ',
  },
  receives: {
    en: 'Days and hours of visits, as mon-fri with open: [9:00-14:00], or half: morning or afternoon; []: not said.',
    ru: 'Дни и часы приёма: mon-fri или пн-пт и open: [9:00-14:00] либо half: morning (до обеда)\nили afternoon (после обеда); [] — не указаны',
    kk: 'Қабылдау күндері мен сағаттары: mon-fri немесе дс-жм және open: [9:00-14:00] не half: morning\n(түске дейін) немесе afternoon (түстен кейін); [] — көрсетілмеген',
  },
  left: {
    en: 'The first day without the doctor, who has left: from then on the page names colleagues.',
    ru: 'Первый день без врача, который ушёл: с него страница называет коллег',
    kk: 'Кеткен дәрігер жұмыс істемейтін алғашқы күн: сол күннен бастап бет әріптестерін атайды',
  },
  away: {
    en: 'Days without visits, the first and the last, with the reason and who stands in; [] for none.',
    ru: 'Отпуск и другие отсутствия: первый и последний день, причина, кто заменяет; [] — нет',
    kk: 'Демалыс және басқа жоқ болатын күндер: бірінші және соңғы күні, себебі, кім ауыстырады; [] — жоқ',
  },
  wholeYears: { en: 'Whole years.', ru: 'Полных лет', kk: 'Толық жыл' },
  rating: {
    en: '0 to 5, one decimal; 0: not rated.',
    ru: 'От 0 до 5, один знак после точки; 0 — оценок нет',
    kk: '0-ден 5-ке дейін, нүктеден кейін бір сан; 0 — бағаланбаған',
  },
  reviews: {
    en: 'Real ones alone, with written consent.',
    ru: 'Только настоящие, с письменного согласия пациента',
    kk: 'Тек шынайы пікірлер, пациенттің жазбаша келісімімен',
  },

  // Services.
  categoryOfService: {
    en: 'A slug of service-categories.yaml, which a new one begins: content -- new service-category SLUG',
    ru: 'slug из service-categories.yaml; новая категория: content -- new service-category SLUG',
    kk: 'service-categories.yaml ішіндегі slug; жаңа санат: content -- new service-category SLUG',
  },
  firstVisit: {
    en: 'For a first visit to a doctor: the specialty. The price is then that of the cheapest doctor.',
    ru: 'Только у первичного приёма: специальность. Цена тогда — как у самого недорогого врача',
    kk: 'Тек алғашқы қабылдауда: мамандық. Бағасы сонда ең арзан дәрігердікіндей',
  },
  picture: {
    en: 'A picture of files/ in the content folder, as /files/…; null: none.',
    ru: 'Картинка из папки files: /files/uzi.jpg; null — без картинки',
    kk: 'files қалтасындағы сурет: /files/uzi.jpg; null — суретсіз',
  },
  severalPrices: {
    en: 'In place of one price: several, each with what it is for.',
    ru: 'Вместо одной цены — несколько, у каждой название',
    kk: 'Бір бағаның орнына бірнешеуі, әрқайсысының атауы бар',
  },
  inHeader: { en: 'In the menu of the header.', ru: 'В меню сайта', kk: 'Сайт мәзірінде' },

  // Promotions.
  partsOfPromotion: {
    en: 'Names of files in services/ that it consists of: the price is compared with theirs.',
    ru: 'Из каких услуг состоит: имена файлов папки services. По ним сверяется цена',
    kk: 'Қай қызметтерден тұрады: services қалтасындағы файл аттары. Баға солармен салыстырылады',
  },
  visitsOfPromotion: {
    en: 'Specialties of the doctors whom it offers a visit to.',
    ru: 'Специальности врачей, к которым предлагается приём',
    kk: 'Қабылдауы ұсынылатын дәрігерлердің мамандықтары',
  },
  minutes: {
    en: 'Minutes until the result is there, or null.',
    ru: 'Минут до результата, или null',
    kk: 'Нәтижеге дейін неше минут, немесе null',
  },
  lastDay: {
    en: 'The last day, such as {today}; without the line it goes on.',
    ru: 'Последний день, например {today}; без строки акция идёт дальше',
    kk: 'Соңғы күні, мысалы {today}; бұл жол болмаса, акция жалғаса береді',
  },
  giftCertificate: {
    en: 'A gift certificate.',
    ru: 'Подарочный сертификат',
    kk: 'Сыйлық сертификаты',
  },

  // Check-ups.
  groupOfCheckUp: {
    en: 'A slug of parent-check-ups.yaml.',
    ru: 'slug из parent-check-ups.yaml',
    kk: 'parent-check-ups.yaml ішіндегі slug',
  },
  packagePrice: {
    en: 'Whole tenge: a general price, or one for women and one for men.',
    ru: 'Целых тенге: общая цена или отдельно для женщин и для мужчин',
    kk: 'Бүтін теңге: жалпы баға немесе әйелдерге және ерлерге бөлек',
  },
  drawingIncluded: {
    en: 'Drawing blood is in its price: the page and the estimate say so then.',
    ru: 'Взятие крови входит в цену: тогда об этом сказано на странице и в расчёте',
    kk: 'Қан алу бағаға кіреді: онда бұл бетте және есепте айтылады',
  },
  setForAdults: {
    en: 'For adults alone: the estimate does not say then how it is done for children.',
    ru: 'Только для взрослых: тогда в расчёте нет того, что говорят о детях',
    kk: 'Тек ересектерге: онда есепте балалар туралы айтылмайды',
  },
  noPrice: {
    en: 'What is to be known: it has no price.',
    ru: 'Только сведения: цены у этого нет',
    kk: 'Тек мәлімет: бағасы жоқ',
  },
  preparationOfStep: {
    en: 'What to do before it, where no page of the site says it.',
    ru: 'Как подготовиться, если на сайте об этом нет страницы',
    kk: 'Қалай дайындалу керек, егер сайтта ол туралы бет болмаса',
  },
  stepsOfCheckUp: {
    en: 'visit_to (a specialty), service (a file in services/) or analysis (a slug of\nanalyses.csv, or a list of them) say where its price is known from; price says it\nwhere the site does not. The whole must not cost more than its parts.',
    ru: 'Откуда известна цена шага: visit_to (специальность), service (файл папки services)\nили analysis (slug из analyses.csv, можно списком); price — если на сайте её нет.\nПрограмма не дороже суммы своих частей',
    kk: 'Қадамның бағасы қайдан белгілі: visit_to (мамандық), service (services қалтасындағы файл)\nнемесе analysis (analyses.csv ішіндегі slug, тізім де болады); price — сайтта болмаса.\nБағдарлама бөліктерінің қосындысынан қымбат болмайды',
  },

  // Sets of analyses.
  alsoCalled: {
    en: 'What people call it when they search: before surgery, for the hospital.',
    ru: 'Как ещё это ищут: перед операцией, для госпитализации',
    kk: 'Оны іздегенде тағы қалай айтады: операция алдында, ауруханаға жату үшін',
  },
  partsOfSet: {
    en: 'analysis (a slug of analyses.csv) or service (a file in services/) has the price; what has\nneither is said to be done elsewhere. valid_days: how long the result is accepted, if that is known.',
    ru: 'Цену берём из analysis (slug из analyses.csv) или service (файл папки services).\nБез обоих сайт скажет, что этого у вас не делают. valid_days: сколько дней годен\nрезультат, если это известно',
    kk: 'Баға analysis (analyses.csv ішіндегі slug) не service (services қалтасындағы файл) арқылы алынады.\nЕкеуі де болмаса, сайт бұл сізде жасалмайтынын айтады. valid_days: нәтиже неше күн\nжарамды, егер ол белгілі болса',
  },
  termsOfSet: {
    en: 'What to know of its results, such as who decides what is needed.',
    ru: 'Что важно знать о сроках и результатах: кто решает, что нужно',
    kk: 'Мерзімі мен нәтижелері туралы не білу керек: не қажетін кім шешеді',
  },

  // Articles.
  checkedBy: {
    en: 'The doctor who checked the text: the name of a file in doctors/, or null.',
    ru: 'Врач, который проверил текст: имя файла папки doctors, или null',
    kk: 'Мәтінді тексерген дәрігер: doctors қалтасындағы файл аты, немесе null',
  },
  daysOfChecks: {
    en: 'The day of that check, and the day by which it is due again; after a later one also the first day.',
    ru: 'День проверки и день следующей; после повторной — ещё и день первой',
    kk: 'Тексеру күні және келесісінің күні; қайта тексерілсе — алғашқысының күні де',
  },
  sources: {
    en: 'What the text rests on, in the order of importance; url: null for a book.',
    ru: 'На что опирается текст, важное первым; у книги url: null',
    kk: 'Мәтін неге сүйенеді, маңыздысы бірінші; кітапта url: null',
  },
  about: {
    en: 'What it is about: names of files in services/, slugs of analyses.csv.',
    ru: 'О чём статья: имена файлов папки services, slug из analyses.csv',
    kk: 'Мақала не туралы: services қалтасындағы файл аттары, analyses.csv ішіндегі slug',
  },
  standsOut: {
    en: 'Stands out among the cards.',
    ru: 'Выделить среди карточек',
    kk: 'Карточкалар арасында ерекшелеу',
  },
  forWhomItIs: { en: 'For whom it is.', ru: 'Для кого', kk: 'Кімге арналған' },

  // Lists.
  readsCategories: {
    en: 'name_ru of the categories of analyses whose results these doctors read.',
    ru: 'Категории анализов, результаты которых объясняют эти врачи: name_ru',
    kk: 'Нәтижесін осы дәрігерлер түсіндіретін талдау санаттары: name_ru',
  },
  explainsServices: {
    en: 'Names of files in services/ whose results these doctors explain, where others do the examination.',
    ru: 'Услуги, результат которых объясняют эти врачи, хотя делают другие: имена файлов services',
    kk: 'Басқалар жасап, нәтижесін осы дәрігерлер түсіндіретін қызметтер: services файл аттары',
  },
  bannerLink: {
    en: 'Path on the site, without /kk.',
    ru: 'Адрес страницы сайта, без /kk',
    kk: 'Сайт бетінің мекенжайы, /kk жазылмайды',
  },
  bannerPictures: {
    en: 'Wide, for computers; and tall, for phones.',
    ru: 'Широкая для компьютера и высокая для телефона',
    kk: 'Компьютерге жалпақ, телефонға биік сурет',
  },

  // Texts of pages.
  titleOfPage: {
    en: 'The title of the tab and of search results: 30 to 65 characters.',
    ru: 'Заголовок вкладки и результата поиска: 30–65 знаков',
    kk: 'Қойынды мен іздеу нәтижесінің тақырыбы: 30–65 таңба',
  },
  descriptionOfPage: { en: '70 to 170 characters.', ru: '70–170 знаков', kk: '70–170 таңба' },
  keywords: {
    en: '5 to 10, other ones in each language.',
    ru: 'От 5 до 10, на двух языках разные',
    kk: '5-тен 10-ға дейін, екі тілде әртүрлі',
  },
  ownHeading: {
    en: "In place of the page's own heading.",
    ru: 'Вместо обычного заголовка страницы',
    kk: 'Беттің әдеттегі тақырыбының орнына',
  },
} as const

export type FieldHelp = keyof typeof fieldHelp
