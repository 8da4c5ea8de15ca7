/** What the commands for editors answer; `{name}` stands for a value. */
export const commandWords = {
  tryHelp: {
    en: 'Try: npm run content -- --help',
    ru: 'Все команды: npm run content -- --help',
    kk: 'Барлық команда: npm run content -- --help',
  },
  wrongFlags: {
    en: 'The flags are not understood: {error}',
    ru: 'Флаги написаны неверно: {error}',
    kk: 'Жалаушалар қате жазылған: {error}',
  },
  noCommand: {
    en: 'There is no command {command}',
    ru: 'Нет команды {command}',
    kk: '{command} командасы жоқ',
  },
  noLanguage: {
    en: 'There is no language {language}: {languages}',
    ru: 'Нет языка {language}: {languages}',
    kk: '{language} тілі жоқ: {languages}',
  },
  takesNo: {
    en: '{command} does not take {word}',
    ru: '{command} не принимает {word}',
    kk: '{command} командасы {word} қабылдамайды',
  },
  notEmpty: {
    en: '{folder} is not empty',
    ru: 'Папка {folder} не пуста',
    kk: '{folder} қалтасы бос емес',
  },
  whereTo: { en: 'Where to?', ru: 'Напишите папку', kk: 'Қалтаны жазыңыз' },
  noAnswer: { en: 'There is no answer', ru: 'Ответа нет', kk: 'Жауап жоқ' },
  noRepository: {
    en: 'CONTENT_REPOSITORY is not set: where is the repository?',
    ru: 'Не задана CONTENT_REPOSITORY: где лежит репозиторий?',
    kk: 'CONTENT_REPOSITORY берілмеген: репозиторий қайда?',
  },
  noFolder: {
    en: 'There is no folder {folder}',
    ru: 'Нет папки {folder}: назовите папку клиники в CONTENT_DIR или создайте её: npm run -s content -- new clinic ПАПКА',
    kk: '{folder} қалтасы жоқ: клиника қалтасын CONTENT_DIR ішінде көрсетіңіз немесе құрыңыз: npm run -s content -- new clinic ҚАЛТА',
  },
  toKnow: { en: 'To know: {line}', ru: 'К сведению: {line}', kk: 'Мәлімет үшін: {line}' },
  checked: {
    en: 'doctors: {doctors}, services: {services}, analyses: {analyses}, posts: {posts} in {folder}: {count} to be mended',
    ru: 'врачей: {doctors}, услуг: {services}, анализов: {analyses}, статей: {posts} в {folder}: исправить: {count}',
    kk: '{folder} ішінде дәрігерлер: {doctors}, қызметтер: {services}, талдаулар: {analyses}, мақалалар: {posts}: түзету керек: {count}',
  },
  checkedWell: {
    en: 'doctors: {doctors}, services: {services}, analyses: {analyses}, posts: {posts} in {folder}: nothing to be mended',
    ru: 'врачей: {doctors}, услуг: {services}, анализов: {analyses}, статей: {posts} в {folder}: исправлять нечего',
    kk: '{folder} ішінде дәрігерлер: {doctors}, қызметтер: {services}, талдаулар: {analyses}, мақалалар: {posts}: түзететін ештеңе жоқ',
  },
  shows: {
    en: 'CONTENT_DIR={folder} shows it.',
    ru: 'Сайт покажет её с CONTENT_DIR={folder}',
    kk: 'Сайт оны CONTENT_DIR={folder} арқылы көрсетеді',
  },

  stillMissing: {
    en: 'What is still missing, most visible first:',
    ru: 'Чего ещё не хватает, самое заметное сначала:',
    kk: 'Тағы не жетіспейді, ең көзге түсетіні бірінші:',
  },
  siteIsAt: {
    en: 'The site: {url}. Requests from it go to nobody. Ctrl+C ends it.',
    ru: 'Сайт: {url}. Заявки с него никуда не уходят. Закончить: Ctrl+C',
    kk: 'Сайт: {url}. Одан жіберілген өтінімдер ешқайда кетпейді. Аяқтау: Ctrl+C',
  },
  notBuilt: {
    en: 'The site is not built here: npm run build',
    ru: 'Сайт здесь не собран: npm run build',
    kk: 'Сайт бұл жерде құрастырылмаған: npm run build',
  },
  notCopied: {
    en: 'The site could not be copied to {folder}: is the disk full?',
    ru: 'Не удалось скопировать сайт в {folder}: нет места на диске?',
    kk: 'Сайтты {folder} ішіне көшіру мүмкін болмады: дискіде орын жоқ па?',
  },

  // Records that are begun.
  fillIn: {
    en: 'Fill in what is empty, then: npm run -s content -- check',
    ru: 'Заполните пустое, затем: npm run -s content -- check',
    kk: 'Бос орындарды толтырыңыз, содан кейін: npm run -s content -- check',
  },
  noKind: {
    en: 'There is no kind {kind}: {kinds}',
    ru: 'Нет вида {kind}: {kinds}',
    kk: '{kind} түрі жоқ: {kinds}',
  },
  wrongSlug: {
    en: 'A slug has small Latin letters, digits and hyphens',
    ru: 'SLUG состоит из строчных латинских букв, цифр и дефисов',
    kk: 'SLUG кіші латын әріптерінен, цифрлардан және дефистен тұрады',
  },
  noPage: {
    en: 'There is no page {page}: SLUG is {slugs}',
    ru: 'Страницы {page} на сайте нет. SLUG бывает таким: {slugs}',
    kk: 'Сайтта {page} беті жоқ. SLUG мынадай болады: {slugs}',
  },
  fileIsThere: {
    en: '{file} is there already',
    ru: '{file}: уже есть',
    kk: '{file}: бұрыннан бар',
  },
  recordIsThere: {
    en: '{slug} is there already: {file}',
    ru: '{slug} уже есть: {file}',
    kk: '{slug} бұрыннан бар: {file}',
  },
  unreadable: {
    en: '{file} cannot be read: check says why',
    ru: '{file}: не читается, причину назовёт check',
    kk: '{file}: оқылмайды, себебін check айтады',
  },
  noColumn: {
    en: '{file} has no column id or slug in its first line: write the row yourself',
    ru: '{file}: в первой строке нет столбца id или slug; впишите строку сами',
    kk: '{file}: бірінші жолда id немесе slug бағаны жоқ; жолды өзіңіз жазыңыз',
  },
  writeInto: {
    en: 'Write the row into {file}',
    ru: 'Впишите строку в {file}',
    kk: 'Жолды {file} ішіне жазыңыз',
  },
  inUtf16: {
    en: '{file} is saved as UTF-16: save it as "CSV UTF-8" first',
    ru: '{file}: сохранён в UTF-16; сначала сохраните его как «CSV UTF-8»',
    kk: '{file}: UTF-16 түрінде сақталған; алдымен оны «CSV UTF-8» түрінде сақтаңыз',
  },

  // What is held back.
  nothingHeld: {
    en: 'Nothing is held back.',
    ru: 'Ничего не придержано.',
    kk: 'Кідіртілген ештеңе жоқ.',
  },
  heldFiles: {
    en: 'Held back: {files}',
    ru: 'Придержано: {files}',
    kk: 'Кідіртілгені: {files}',
  },
  notHeld: {
    en: '{file} is not held back; nothing was confirmed.',
    ru: '{file}: не придержан; ничего не подтверждено.',
    kk: '{file}: кідіртілмеген; ештеңе расталмады.',
  },
  confirmed: {
    en: 'Confirmed: the site that keeps its last good files in {folder} shows it within seconds.',
    ru: 'Подтверждено: сайт, который хранит последние верные файлы в {folder}, покажет это через несколько секунд.',
    kk: 'Расталды: соңғы дұрыс файлдарын {folder} ішінде сақтайтын сайт мұны бірнеше секундта көрсетеді.',
  },
  mendFirst: {
    en: 'This cannot be confirmed before what is wrong is mended.',
    ru: 'Это нельзя подтвердить, пока ошибки не исправлены.',
    kk: 'Қателер түзетілмейінше, мұны растауға болмайды.',
  },
  noSite: {
    en: 'There are no last good files of a site in {folder}: DATA_DIR and CONTENT_DIR have to be those of the site, for a user who may read them',
    ru: 'В {folder} нет последних верных файлов сайта, подтверждать нечего: DATA_DIR и CONTENT_DIR должны быть как у сайта, а у пользователя должно быть право их читать',
    kk: '{folder} ішінде сайттың соңғы дұрыс файлдары жоқ, растайтын ештеңе жоқ: DATA_DIR мен CONTENT_DIR сайттікіндей, ал пайдаланушының оларды оқуға құқығы болуы керек',
  },
  notWritten: {
    en: 'Not confirmed, as {file} could not be written: do it as the user of the site',
    ru: 'Не подтверждено: не удалось записать {file}; повторите от имени пользователя, под которым работает сайт',
    kk: 'Расталмады: {file} жазылмады; сайт жұмыс істейтін пайдаланушының атынан қайталаңыз',
  },

  // The published price lists.
  noSheet: {
    en: 'No sheet has been fetched yet.',
    ru: 'Опубликованная таблица ещё не загружена.',
    kk: 'Жарияланған кесте әлі жүктелмеген.',
  },
  sheetAsItIs: {
    en: 'The site shows the sheet as it is.',
    ru: 'Сайт показывает таблицу как есть.',
    kk: 'Сайт кестені сол қалпында көрсетеді.',
  },
  sheetHeld: {
    en: 'Held back; after a look: npm run -s content -- sheet --accept',
    ru: 'Таблица придержана; если всё верно: npm run -s content -- sheet --accept',
    kk: 'Кесте кідіртілді; бәрі дұрыс болса: npm run -s content -- sheet --accept',
  },
  sheetWrong: {
    en: 'It cannot be accepted before what is wrong is mended.',
    ru: 'Её нельзя принять, пока ошибки не исправлены.',
    kk: 'Қателер түзетілмейінше, оны қабылдауға болмайды.',
  },
  sheetAccepted: {
    en: 'Accepted: the site shows it within seconds.',
    ru: 'Принято: сайт покажет её через несколько секунд.',
    kk: 'Қабылданды: сайт оны бірнеше секундта көрсетеді.',
  },
  newRow: { en: 'new: {name}', ru: 'новая: {name}', kk: 'жаңа: {name}' },
  goneRow: { en: 'gone: {name}', ru: 'пропала: {name}', kk: 'жоғалды: {name}' },
  analysesChanged: {
    en: 'analyses: {prices} prices changed, {added} new, {gone} gone',
    ru: 'анализы: изменилось цен: {prices}, новых строк: {added}, пропало: {gone}',
    kk: 'талдаулар: өзгерген бағалар: {prices}, жаңа жолдар: {added}, жоғалғандар: {gone}',
  },
  servicesChanged: {
    en: 'services: {prices} prices changed, {added} new, {gone} gone',
    ru: 'услуги: изменилось цен: {prices}, новых строк: {added}, пропало: {gone}',
    kk: 'қызметтер: өзгерген бағалар: {prices}, жаңа жолдар: {added}, жоғалғандар: {gone}',
  },

  // The clinic's repository.
  onSite: { en: 'On the site: {version}', ru: 'На сайте: {version}', kk: 'Сайтта: {version}' },
  nothingNew: {
    en: 'Nothing new after {version}',
    ru: 'Ничего нового после {version}',
    kk: '{version} өзгерісінен кейін жаңасы жоқ',
  },
  waits: {
    en: 'Waits to be mended: {version}',
    ru: 'Ждёт исправления: {version}',
    kk: 'Түзетуді күтіп тұр: {version}',
  },
  notOnSite: {
    en: 'Not on the site, what was there stays: {version}',
    ru: 'Не вышло на сайт, там остаётся прежнее: {version}',
    kk: 'Сайтқа шықпады, бұрынғысы қала береді: {version}',
  },
  notAll: {
    en: 'Not all of it: the site holds files back and shows what was there before:',
    ru: 'Но не всё: часть файлов сайт придержал и показывает вместо них прежние:',
    kk: 'Бірақ бәрі емес: сайт кейбір файлдарды кідіртіп, олардың орнына бұрынғысын көрсетіп тұр:',
  },
  shownNow: {
    en: '{version}  ← shown',
    ru: '{version}  ← сейчас на сайте',
    kk: '{version}  ← қазір сайтта',
  },
} as const
