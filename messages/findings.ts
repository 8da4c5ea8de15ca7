/**
 * What is wrong in a file of the content folder, and what to write instead, for whoever edits it: one
 * sentence in three languages for each code, or two, of what was found and of what is expected. A code
 * with one sentence shows the value that was found. `{name}` stands for a value of the finding.
 */
export const findings = {
  // Files.
  fileMissing: {
    en: ['no file', 'a file of this name'],
    ru: ['файла нет', 'положите файл с таким именем'],
    kk: ['файл жоқ', 'осындай атпен файл салыңыз'],
  },
  fileUnreadable: {
    en: ['no file that can be read', 'a file of this name'],
    ru: ['файл не читается', 'положите файл с таким именем'],
    kk: ['файл оқылмайды', 'осындай атпен файл салыңыз'],
  },
  folderUnreadable: {
    en: ['no folder that can be read', 'a folder'],
    ru: ['папка не читается', 'нужна папка'],
    kk: ['қалта оқылмайды', 'қалта керек'],
  },
  lastGoodMissing: {
    en: ['no last good file', 'one'],
    ru: ['нет последнего исправного файла', 'нужен исправный файл'],
    kk: ['соңғы дұрыс файл жоқ', 'дұрыс файл керек'],
  },
  officeAsText: {
    en: [
      'a workbook or a document of Office',
      'a text: in the spreadsheet, "Save as", and then "CSV UTF-8" or "Excel (.xlsx)", each under its own ending',
    ],
    ru: [
      'книга или документ Office',
      'сохраните через «Сохранить как»: «CSV UTF-8» с расширением .csv или «Книга Excel» с расширением .xlsx',
    ],
    kk: [
      'Office кітабы немесе құжаты',
      '«Басқаша сақтау» арқылы сақтаңыз: .csv кеңейтімімен «CSV UTF-8» немесе .xlsx кеңейтімімен «Excel жұмыс кітабы»',
    ],
  },
  fileCutOff: {
    en: [
      'half a letter at the end: the file is not whole',
      'the whole file: copy or upload it again',
    ],
    ru: ['файл обрывается посреди буквы', 'скопируйте или загрузите файл ещё раз, целиком'],
    kk: ['файл әріптің ортасында үзілген', 'файлды қайтадан толық көшіріңіз немесе жүктеңіз'],
  },
  tableNotUtf8: {
    en: [
      'letters of another encoding in {text}',
      'a table saved as "CSV UTF-8". The Kazakh letters of this file may be lost: open the last good one again, change it, and save it that way',
    ],
    ru: [
      'буквы другой кодировки в {text}',
      'сохраните таблицу как «CSV UTF-8». Казахские буквы в этом файле могли пропасть: снова откройте последний исправный, внесите правку и сохраните так',
    ],
    kk: [
      '{text} ішінде басқа кодтаудың әріптері',
      'кестені «CSV UTF-8» түрінде сақтаңыз. Бұл файлдағы қазақ әріптері жоғалуы мүмкін: соңғы дұрыс файлды қайта ашып, өзгертіп, солай сақтаңыз',
    ],
  },
  textNotUtf8: {
    en: [
      'letters of another encoding in {text}',
      'a file saved with the encoding UTF-8. The Kazakh letters of this file may be lost: open the last good one again, change it, and save it that way',
    ],
    ru: [
      'буквы другой кодировки в {text}',
      'сохраните файл в кодировке UTF-8. Казахские буквы в этом файле могли пропасть: снова откройте последний исправный, внесите правку и сохраните так',
    ],
    kk: [
      '{text} ішінде басқа кодтаудың әріптері',
      'файлды UTF-8 кодтауында сақтаңыз. Бұл файлдағы қазақ әріптері жоғалуы мүмкін: соңғы дұрыс файлды қайта ашып, өзгертіп, солай сақтаңыз',
    ],
  },
  emptyFile: {
    en: ['an empty file', 'the fields of the template, or no file'],
    ru: ['файл пуст', 'впишите поля, как в шаблоне, или удалите файл'],
    kk: ['файл бос', 'үлгідегідей өрістерді жазыңыз немесе файлды өшіріңіз'],
  },
  noFields: {
    en: ['no fields', 'the fields of the template, or no file'],
    ru: ['нет полей', 'впишите поля, как в шаблоне, или удалите файл'],
    kk: ['өрістер жоқ', 'үлгідегідей өрістерді жазыңыз немесе файлды өшіріңіз'],
  },
  yamlDuplicate: {
    en: 'each field once: this one stands above already',
    ru: 'это поле уже есть выше: оставьте одно',
    kk: 'бұл өріс жоғарыда бар: біреуін қалдырыңыз',
  },
  yamlTab: {
    en: 'spaces in place of the tab at the beginning of the line',
    ru: 'вместо табуляции в начале строки поставьте пробелы',
    kk: 'жол басындағы табуляцияның орнына бос орын қойыңыз',
  },
  yamlIndent: {
    en: 'the line begun as far to the right as those beside it, or a bracket above it closed; a text with a colon in quotes',
    ru: 'выровняйте строку по соседним или закройте скобку выше; текст, в котором есть двоеточие, возьмите в кавычки',
    kk: 'жолды көрші жолдардағыдай шегіністен бастаңыз не жоғарыдағы жақшаны жабыңыз; қос нүктесі бар мәтінді тырнақшаға алыңыз',
  },
  yamlUnclosed: {
    en: 'a bracket, a quotation mark or a comma that is missing, here or in the line above',
    ru: 'здесь или строкой выше не хватает скобки, кавычки или запятой',
    kk: 'осы немесе жоғарғы жолда жақша, тырнақша немесе үтір жетіспейді',
  },
  yamlDocuments: {
    en: 'one document: take the second line --- away',
    ru: 'в файле может быть один документ: уберите вторую строку ---',
    kk: 'файлда бір ғана құжат болады: екінші --- жолын алып тастаңыз',
  },
  yamlSyntax: {
    en: 'YAML ({error})',
    ru: 'исправьте запись YAML ({error})',
    kk: 'YAML жазбасын түзетіңіз ({error})',
  },
  pointedNumber: {
    en: 'a number without a point, such as 9000',
    ru: 'напишите число без точки, например 9000',
    kk: 'санды нүктесіз жазыңыз, мысалы 9000',
  },
  frontMatterMissing: {
    en: ['no front matter', 'fields between two lines of ---'],
    ru: ['нет полей в начале файла', 'поля должны стоять между двумя строками ---'],
    kk: ['файлдың басында өрістер жоқ', 'өрістер екі --- жолының арасында тұруы керек'],
  },

  // What programs leave in texts.
  letterReplaced: {
    en: 'a letter in place of �: open the last good file again, as UTF-8',
    ru: 'вместо � нужна буква: снова откройте последний исправный файл в UTF-8',
    kk: '� орнына әріп керек: соңғы дұрыс файлды UTF-8 кодтауында қайта ашыңыз',
  },
  lettersMisread: {
    en: 'Russian or Kazakh letters: open the last good file again, as UTF-8',
    ru: 'буквы испорчены кодировкой: снова откройте последний исправный файл в UTF-8',
    kk: 'әріптер кодтаудан бұзылған: соңғы дұрыс файлды UTF-8 кодтауында қайта ашыңыз',
  },
  lettersForeign: {
    en: 'letters that Russian and Kazakh have',
    ru: 'таких букв нет ни в русском, ни в казахском: впишите слово заново',
    kk: 'мұндай әріптер орыс тілінде де, қазақ тілінде де жоқ: сөзді қайта жазыңыз',
  },
  letterLost: {
    en: 'the letter that was lost: open the last good file again, and save it as UTF-8',
    ru: 'потеряна буква: снова откройте последний исправный файл и сохраните его в UTF-8',
    kk: 'әріп жоғалған: соңғы дұрыс файлды қайта ашып, UTF-8 кодтауында сақтаңыз',
  },
  lettersQuestioned: {
    en: 'the letters in place of ?: open the last good file again, and save it as UTF-8',
    ru: 'вместо ? нужны буквы, которые здесь были: снова откройте последний исправный файл и сохраните его в UTF-8',
    kk: '? орнына бұрынғы әріптер керек: соңғы дұрыс файлды қайта ашып, UTF-8 кодтауында сақтаңыз',
  },
  latinInWord: {
    en: [
      'the Latin {letters} in the word {word}',
      'letters of one alphabet: type the word anew, with the Russian or Kazakh keyboard',
    ],
    ru: [
      'латиницей набрано {letters} в слове {word}',
      'наберите слово заново на русской или казахской раскладке',
    ],
    kk: [
      '{word} сөзінде {letters} латынша терілген',
      'сөзді орыс немесе қазақ пернетақтасында қайта теріңіз',
    ],
  },
  cyrillicInWord: {
    en: [
      'the Cyrillic {letters} in the word {word}',
      'letters of one alphabet: type the word anew, with the English keyboard',
    ],
    ru: ['кириллические {letters} в слове {word}', 'наберите слово заново на английской раскладке'],
    kk: ['{word} сөзінде кирилл {letters} әріптері', 'сөзді ағылшын пернетақтасында қайта теріңіз'],
  },

  // What a field may be.
  unknownField: {
    en: ['a field that is not known', 'one of the fields in the template, spelled as there'],
    ru: ['неизвестное поле', 'назовите поле так, как оно названо в шаблоне'],
    kk: ['белгісіз өріс', 'өрісті үлгідегідей атаңыз'],
  },
  textWithComma: {
    en: 'the text in quotes, as there is a comma in it',
    ru: 'это продолжение текста после запятой: возьмите весь текст в кавычки',
    kk: 'бұл — мәтіннің үтірден кейінгі жалғасы: бүкіл мәтінді тырнақшаға алыңыз',
  },
  unquoted: {
    en: 'it in quotes',
    ru: "возьмите значение в кавычки, как есть: '…'",
    kk: "мәнін сол күйінде тырнақшаға алыңыз: '…'",
  },
  oneText: {
    en: 'one text, without a list and fields',
    ru: 'напишите одним текстом, без списка и полей',
    kk: 'тізімсіз және өріссіз, бір мәтін етіп жазыңыз',
  },
  text: {
    en: 'text',
    ru: 'заполните',
    kk: 'толтырыңыз',
  },
  longerText: {
    en: 'longer text',
    ru: 'напишите длиннее',
    kk: 'ұзағырақ жазыңыз',
  },
  shorterText: {
    en: 'at most {maximum} characters',
    ru: 'сократите: знаков не больше {maximum}',
    kk: '{maximum} таңбаға дейін қысқартыңыз',
  },
  number: {
    en: 'a number',
    ru: 'напишите число',
    kk: 'сан жазыңыз',
  },
  wholeNumber: {
    en: 'a whole number',
    ru: 'напишите целое число',
    kk: 'бүтін сан жазыңыз',
  },
  atLeast: {
    en: '{minimum} or more',
    ru: 'нужно {minimum} или больше',
    kk: '{minimum} немесе одан көп болуы керек',
  },
  moreThan: {
    en: 'more than {minimum}',
    ru: 'нужно больше, чем {minimum}',
    kk: '{minimum} мәнінен көп болуы керек',
  },
  atMost: {
    en: '{maximum} or less',
    ru: 'нужно {maximum} или меньше',
    kk: '{maximum} немесе одан аз болуы керек',
  },
  trueOrFalse: {
    en: 'true or false',
    ru: 'напишите true или false',
    kk: 'true немесе false деп жазыңыз',
  },
  list: {
    en: 'a list',
    ru: 'нужен список',
    kk: 'тізім керек',
  },
  longerList: {
    en: 'at least {minimum} in the list',
    ru: 'в списке нужно не меньше {minimum}',
    kk: 'тізімде кемінде {minimum} болуы керек',
  },
  fields: {
    en: 'fields with values',
    ru: 'нужны поля со значениями',
    kk: 'мәндері бар өрістер керек',
  },
  oneOf: {
    en: 'one of: {options}',
    ru: 'напишите одно из: {options}',
    kk: 'мыналардың бірін жазыңыз: {options}',
  },
  exactly: {
    en: '{value}',
    ru: '{value}',
    kk: '{value}',
  },
  asInTemplate: {
    en: 'it written as in the template and in the other records',
    ru: 'напишите так же, как в шаблоне и в других записях',
    kk: 'үлгідегідей және басқа жазбалардағыдай жазыңыз',
  },
  phone: {
    en: '+7 and ten digits, such as +77270000000',
    ru: 'напишите +7 и десять цифр, например +77270000000',
    kk: '+7 және он цифр жазыңыз, мысалы +77270000000',
  },
  email: {
    en: 'an e-mail address',
    ru: 'напишите адрес электронной почты',
    kk: 'электрондық пошта мекенжайын жазыңыз',
  },
  webAddress: {
    en: 'an address that begins with https://',
    ru: 'напишите адрес, который начинается с https://',
    kk: 'https:// деп басталатын мекенжай жазыңыз',
  },
  videoAddress: {
    en: 'an address of a video that begins with https://, on YouTube, VK Video or Rutube',
    ru: 'напишите адрес видео, который начинается с https://, на YouTube, VK Видео или Rutube',
    kk: 'YouTube, VK Video немесе Rutube сайтындағы бейненің https:// деп басталатын мекенжайын жазыңыз',
  },
  twelveDigits: {
    en: '12 digits in quotes',
    ru: 'напишите 12 цифр в кавычках',
    kk: 'тырнақша ішінде 12 цифр жазыңыз',
  },
  sixDigits: {
    en: '6 digits in quotes',
    ru: 'напишите 6 цифр в кавычках',
    kk: 'тырнақша ішінде 6 цифр жазыңыз',
  },
  year: {
    en: "a year in quotes, such as '2016'",
    ru: "напишите год в кавычках, например '2016'",
    kk: "жылды тырнақшада жазыңыз, мысалы '2016'",
  },
  hexColor: {
    en: "a colour in quotes, such as '#0f766e': without them # begins a comment",
    ru: "напишите цвет в кавычках: '#0f766e', решётка и шесть знаков; без кавычек всё после # — примечание",
    kk: "түсті тырнақшада жазыңыз: '#0f766e', тор белгісі мен алты таңба; тырнақшасыз # белгісінен кейінгісі — ескертпе",
  },
  colorUnreadable: {
    en: [
      '{found} is hard to read: where the site sets {text} on {ground} the contrast is {ratio}, and {least} is needed',
      "a darker colour, such as '{better}'",
    ],
    ru: [
      '{found} плохо читается: там, где на сайте {text} стоит на {ground}, контраст {ratio}, а нужен не меньше {least}',
      "возьмите цвет темнее, например '{better}'",
    ],
    kk: [
      '{found} нашар оқылады: сайтта {ground} үстінде {text} тұрған жерде контраст {ratio}, ал кемінде {least} керек',
      "күңгірттеу түс алыңыз, мысалы '{better}'",
    ],
  },
  proof: {
    en: 'the code alone, without the tag: letters, digits, - and _',
    ru: 'впишите один код, без тега: буквы, цифры, - и _',
    kk: 'тегсіз, тек кодты жазыңыз: әріптер, цифрлар, - және _',
  },
  day: {
    en: 'a day such as 2026-01-31',
    ru: 'напишите дату, например 2026-01-31',
    kk: 'күнді жазыңыз, мысалы 2026-01-31',
  },
  time: {
    en: 'a time such as 8:00',
    ru: 'напишите время, например 8:00',
    kk: 'уақытты жазыңыз, мысалы 8:00',
  },
  dayOrMinute: {
    en: 'a day such as 2026-12-25, or a minute such as 2026-12-25 9:00',
    ru: 'напишите день, например 2026-12-25, или день и время, например 2026-12-25 9:00',
    kk: 'күнді жазыңыз, мысалы 2026-12-25, немесе күн мен уақытты, мысалы 2026-12-25 9:00',
  },
  afterFrom: {
    en: 'a time that is after from',
    ru: 'напишите время позже, чем в from',
    kk: 'from уақытынан кейінгі уақытты жазыңыз',
  },
  filePath: {
    en: 'a path such as /files/mark.svg',
    ru: 'напишите путь к файлу, например /files/mark.svg',
    kk: 'файлдың жолын жазыңыз, мысалы /files/mark.svg',
  },
  picturePath: {
    en: 'a path such as /files/a.webp',
    ru: 'напишите путь к файлу, например /files/a.webp',
    kk: 'файлдың жолын жазыңыз, мысалы /files/a.webp',
  },
  sharePicture: {
    en: 'a picture such as /files/share.jpg',
    ru: 'напишите путь к картинке, например /files/share.jpg',
    kk: 'суреттің жолын жазыңыз, мысалы /files/share.jpg',
  },
  fileWithSpace: {
    en: 'a name without spaces: rename the file, and write the new name here',
    ru: 'в имени файла не должно быть пробелов: переименуйте файл и впишите новое имя',
    kk: 'файл атында бос орын болмауы керек: файлдың атын өзгертіп, жаңа атын жазыңыз',
  },
  contactsAddress: {
    en: 'an address of a page, such as /contacts',
    ru: 'напишите адрес страницы, например /contacts',
    kk: 'беттің мекенжайын жазыңыз, мысалы /contacts',
  },
  promotionsAddress: {
    en: 'an address of a page such as /promotions/list',
    ru: 'напишите адрес страницы, например /promotions/list',
    kk: 'беттің мекенжайын жазыңыз, мысалы /promotions/list',
  },
  pageAddress: {
    en: 'an address of a page such as /',
    ru: 'напишите адрес страницы, например /',
    kk: 'беттің мекенжайын жазыңыз, мысалы /',
  },
  reference: {
    en: 'the slug of another record',
    ru: 'напишите адрес (slug) другой записи',
    kk: 'басқа жазбаның мекенжайын (slug) жазыңыз',
  },
  recordNumber: {
    en: 'at most nine digits, or no number: the site then makes one',
    ru: 'уберите номер, и сайт даст свой, или напишите не больше девяти цифр',
    kk: 'нөмірді алып тастаңыз, сонда сайт өзі береді, немесе тоғыз цифрдан асырмай жазыңыз',
  },
  price: {
    en: 'whole tenge such as 9000',
    ru: 'напишите цену целым числом тенге, например 9000',
    kk: 'бағаны бүтін теңгемен жазыңыз, мысалы 9000',
  },
  priceOrNull: {
    en: 'whole tenge such as 9000, from 9000, free, or null',
    ru: 'напишите цену целым числом тенге: 9000 или от 9000. Если платить не нужно, напишите «бесплатно», если цену называют по запросу — null',
    kk: 'бағаны бүтін теңгемен жазыңыз: 9000 немесе 9000 бастап. Төлем алынбаса, «тегін» деп, бағасы сұраныс бойынша айтылса, null деп жазыңыз',
  },
  priceOfFree: {
    en: 'no price beside free, or another kind: nobody pays for what is free',
    ru: 'уберите цену или слово «free»: бесплатное не может стоить денег',
    kk: 'бағаны немесе «free» сөзін алып тастаңыз: тегін нәрсе ақылы болмайды',
  },
  priceOfKind: {
    en: 'a price to go with it: a kind alone says no number',
    ru: 'впишите цену числом: «от» или «ровно» без числа ничего не значит',
    kk: 'бағаны санмен жазыңыз: саны жоқ «бастап» немесе «дәл» сөзі ештеңе білдірмейді',
  },
  priceBesidePrices: {
    en: 'no price beside prices, whose lowest is shown where there is room for one',
    ru: 'уберите эту строку: где место для одной цены, сайт показывает наименьшую из prices',
    kk: 'бұл жолды алып тастаңыз: бір бағаға ғана орын бар жерде сайт prices ішіндегі ең төменін көрсетеді',
  },
  namesOfPrices: {
    en: 'a name of its own for each price, in both languages',
    ru: 'назовите каждую цену по-своему, на обоих языках',
    kk: 'әр бағаны екі тілде де бөлек атаңыз',
  },
  analysisSlugs: {
    en: 'a slug of analyses.csv, or a list of them',
    ru: 'напишите адрес (slug) из analyses.csv или их список',
    kk: 'analyses.csv ішіндегі мекенжайды (slug) немесе олардың тізімін жазыңыз',
  },

  // Hours.
  interval: {
    en: 'from–until, such as 8:00-20:00',
    ru: 'напишите время от и до, например 8:00-20:00',
    kk: 'басталуы мен аяқталуын жазыңыз, мысалы 8:00-20:00',
  },
  intervalsInOrder: {
    en: 'times in order, which neither overlap nor are the same',
    ru: 'напишите промежутки по порядку, чтобы они не пересекались и не были пустыми',
    kk: 'уақыт аралықтарын ретімен жазыңыз: олар қабаттаспасын және бос болмасын',
  },
  dayNotBeforeFrom: {
    en: 'a day that is not before from',
    ru: 'напишите день не раньше from',
    kk: 'from күнінен ерте емес күнді жазыңыз',
  },
  weekDays: {
    en: 'days such as mon-fri or sat, sun',
    ru: 'напишите дни, например пн-пт или сб, вс',
    kk: 'күндерді жазыңыз, мысалы дс-жм немесе сб, жс',
  },
  receivingDays: {
    en: 'days of the week, such as mon-fri or sat, sun',
    ru: 'напишите дни недели, например пн-пт или вт, чт',
    kk: 'апта күндерін жазыңыз, мысалы дс-жм немесе сс, бс',
  },
  receivingHours: {
    en: 'hours such as 9:00-14:00, the first before the last',
    ru: 'напишите часы, например 9:00-14:00: начало раньше конца',
    kk: 'сағаттарды жазыңыз, мысалы 9:00-14:00: басы соңынан ерте',
  },
  receivingWeek: {
    en: 'days with hours, such as mon-fri 9:00-14:00, sat 9:00-13:00, each hour once; or an empty cell',
    ru: 'напишите дни и часы, например «пн-пт 9:00-14:00, сб 9:00-13:00», каждый час один раз, или оставьте ячейку пустой',
    kk: 'күндер мен сағаттарды жазыңыз, мысалы «дс-жм 9:00-14:00, сб 9:00-13:00», әр сағат бір рет, немесе ұяшықты бос қалдырыңыз',
  },
  yearsCell: {
    en: 'whole years such as 12, or an empty cell',
    ru: 'напишите стаж целым числом лет, например 12, или оставьте ячейку пустой',
    kk: 'өтілді бүтін жылмен жазыңыз, мысалы 12, немесе ұяшықты бос қалдырыңыз',
  },
  noPhotograph: {
    en: 'the name of a file that lies beside the table, or an empty cell',
    ru: 'такого файла рядом с таблицей нет: положите снимок в ту же папку, исправьте имя или оставьте ячейку пустой',
    kk: 'кестенің жанында мұндай файл жоқ: суретті сол қалтаға салыңыз, атын түзетіңіз немесе ұяшықты бос қалдырыңыз',
  },
  doctorTwice: {
    en: [
      '{name}, who stands in line {other} already',
      'one line for a doctor, with all specialties',
    ],
    ru: [
      '{name}: этот врач уже есть в строке {other}',
      'оставьте одну строку, все специальности — через запятую',
    ],
    kk: [
      '{name}: бұл дәрігер {other}-жолда бар',
      'бір жол қалдырыңыз, мамандықтардың бәрін үтірмен жазыңыз',
    ],
  },
  otherNumberOfNames: {
    en: ['{kk}', 'as many Kazakh names as there are Russian ones: {ru}'],
    ru: ['{kk}', 'напишите столько казахских названий, сколько русских: {ru}'],
    kk: ['{kk}', 'қазақша атаулар орысшасымен бірдей болсын: {ru}'],
  },
  receivesTwice: {
    en: 'days and hours that do not overlap with those above',
    ru: 'эти дни и часы пересекаются с другими: оставьте каждый час в одной строке',
    kk: 'бұл күндер мен сағаттар басқаларымен қабаттасады: әр сағатты бір жолда қалдырыңыз',
  },
  halfOrOpen: {
    en: 'either half or open',
    ru: 'оставьте или half, или open',
    kk: 'не half, не open қалдырыңыз',
  },
  awayTwice: {
    en: 'absences that do not overlap: join both into one',
    ru: 'отсутствия пересекаются: объедините их в одно',
    kk: 'жоқ болатын күндер қабаттасады: екеуін біріктіріңіз',
  },
  yesWithTerms: {
    en: 'terms only of what is offered: write yes beside them',
    ru: 'условия пишут к тому, что есть: поставьте рядом yes',
    kk: 'шарт тек бар нәрсеге жазылады: қасына yes қойыңыз',
  },
  opensOrWeek: {
    en: 'either opens and closes, or week',
    ru: 'оставьте или opens и closes, или week',
    kk: 'не opens пен closes, не week қалдырыңыз',
  },
  dayInOneGroup: {
    en: 'each day in one group',
    ru: 'назовите каждый день только в одной группе',
    kk: 'әр күнді бір топта ғана атаңыз',
  },
  otherThanOpens: {
    en: 'another time than opens; 24:00 for midnight',
    ru: 'напишите другое время, чем в opens; полночь — 24:00',
    kk: 'opens уақытынан басқа уақыт жазыңыз; түн ортасы — 24:00',
  },
  exceptionTwice: {
    en: 'days that no other exception has',
    ru: 'эти дни уже есть в другом исключении: оставьте одно',
    kk: 'бұл күндер басқа ерекшелікте бар: біреуін қалдырыңыз',
  },
  longNights: {
    en: 'nights that end before the next day opens',
    ru: 'ночь кончается позже, чем открывается следующий день: исправьте часы',
    kk: 'түнгі уақыт келесі күн ашылғаннан кеш бітеді: сағаттарды түзетіңіз',
  },

  // Cells of tables.
  nameInWords: {
    en: 'a name in words',
    ru: 'напишите название словами',
    kk: 'атауын сөзбен жазыңыз',
  },
  nameOrEmpty: {
    en: 'a name in words, or an empty cell',
    ru: 'напишите название словами, или оставьте ячейку пустой',
    kk: 'атауын сөзбен жазыңыз, немесе ұяшықты бос қалдырыңыз',
  },
  slugOrNone: {
    en: 'an address of letters, digits and hyphens, or none',
    ru: 'напишите адрес из букв, цифр и дефисов или оставьте ячейку пустой',
    kk: 'мекенжайды әріптермен, цифрлармен және дефиспен жазыңыз немесе ұяшықты бос қалдырыңыз',
  },
  priceCell: {
    en: 'whole tenge such as 9000, from 9000, free, or: on request',
    ru: 'напишите цену целым числом тенге: 9000 или «от 9000», либо словами «бесплатно» или «по запросу»',
    kk: 'бағаны бүтін теңгемен жазыңыз: 9000 немесе «9000 бастап», не «тегін», «сұраныс бойынша» деп жазыңыз',
  },
  percentOrEmpty: {
    en: 'percent, or an empty cell',
    ru: 'напишите процент числом от 1 до 99, или оставьте ячейку пустой',
    kk: 'пайызды 1-ден 99-ға дейінгі санмен жазыңыз, немесе ұяшықты бос қалдырыңыз',
  },
  yesOrEmpty: {
    en: 'yes or an empty cell',
    ru: 'напишите «да» или оставьте ячейку пустой',
    kk: '«иә» деп жазыңыз немесе ұяшықты бос қалдырыңыз',
  },
  documentOrEmpty: {
    en: 'a path such as /files/a.pdf, or an empty cell',
    ru: 'напишите путь к файлу, например /files/a.pdf, или оставьте ячейку пустой',
    kk: 'файлдың жолын жазыңыз, мысалы /files/a.pdf, немесе ұяшықты бос қалдырыңыз',
  },
  dayOrEmpty: {
    en: 'a day such as 2026-01-31 or 31.01.2026, or an empty cell',
    ru: 'напишите дату, например 2026-01-31 или 31.01.2026, или оставьте ячейку пустой',
    kk: 'күнді жазыңыз, мысалы 2026-01-31 немесе 31.01.2026, немесе ұяшықты бос қалдырыңыз',
  },
  resultDays: {
    en: 'days until the result, such as 2, or 0 for the same day, or an empty cell',
    ru: 'на сайте не виден срок: напишите число дней до результата, например 2, или 0, если он готов в тот же день, или оставьте ячейку пустой',
    kk: 'сайтта мерзімі көрінбейді: нәтижеге дейінгі күндер санын жазыңыз, мысалы 2, сол күні дайын болса 0, немесе ұяшықты бос қалдырыңыз',
  },
  sample: {
    en: 'what is taken: blood, urine, stool, swab, sputum, saliva, semen, tissue, secretion, breath, hair, or an empty cell',
    ru: 'на сайте не видно, что сдают: напишите одно из слов: кровь, моча, кал, мазок, мокрота, слюна, эякулят, ткань, секрет, выдох или волосы или оставьте ячейку пустой',
    kk: 'сайтта не тапсырылатыны көрінбейді: қан, несеп, нәжіс, жағынды, қақырық, сілекей, шәует, тін, сөл, дем немесе шаш деп жазыңыз немесе ұяшықты бос қалдырыңыз',
  },
  childAge: {
    en: 'from what age it is done, such as 3 years, 6 months or 0 for newborns, or an empty cell',
    ru: 'на сайте не виден возраст: напишите, с какого возраста берут анализ, например 3 года, 6 месяцев или 0, если с рождения, или оставьте ячейку пустой',
    kk: 'сайтта жасы көрінбейді: талдау қай жастан бастап алынатынын жазыңыз, мысалы 3 жас, 6 ай, туғаннан бастап болса 0, немесе ұяшықты бос қалдырыңыз',
  },
  childBlood: {
    en: 'how blood is taken from a small child: vein, finger, or an empty cell',
    ru: 'на сайте не видно, как берут кровь у маленьких детей: напишите «вена» или «палец» или оставьте ячейку пустой',
    kk: 'сайтта кішкентай балалардың қаны қалай алынатыны көрінбейді: «көктамыр» немесе «саусақ» деп жазыңыз немесе ұяшықты бос қалдырыңыз',
  },
  wordsWithCommas: {
    en: 'words, with commas between them',
    ru: 'напишите слова через запятую',
    kk: 'сөздерді үтір арқылы жазыңыз',
  },
  calledAtLeastOnce: {
    en: 'what people call it, in one of the languages at least',
    ru: 'напишите, как это называют люди, хотя бы на одном языке',
    kk: 'адамдар мұны қалай атайтынын кемінде бір тілде жазыңыз',
  },
  panelParts: {
    en: 'the analyses that it stands for',
    ru: 'напишите анализы, из которых это состоит',
    kk: 'құрамындағы талдауларды жазыңыз',
  },
  formerAddress: {
    en: 'an address such as /uslugi/uzi.html',
    ru: 'напишите адрес, например /uslugi/uzi.html',
    kk: 'мекенжайды жазыңыз, мысалы /uslugi/uzi.html',
  },
  address: {
    en: 'an address',
    ru: 'напишите адрес',
    kk: 'мекенжайды жазыңыз',
  },
  pathOrGone: {
    en: 'the path of a page, or: gone',
    ru: 'напишите адрес страницы, например /contacts, или слово «нет»',
    kk: 'беттің мекенжайын жазыңыз, мысалы /contacts, немесе «жоқ» сөзін',
  },
  formulaError: {
    en: 'the text of the cell: the spreadsheet took it for a formula',
    ru: 'впишите значение: здесь ошибка формулы или текст, принятый за формулу',
    kk: 'мәнін жазыңыз: мұнда формуланың қатесі немесе формула деп қабылданған мәтін тұр',
  },
  shortenedNumber: {
    en: 'all digits: the spreadsheet has shortened the number',
    ru: 'впишите все цифры: программа сократила число',
    kk: 'барлық цифрды жазыңыз: бағдарлама санды қысқартқан',
  },
  textAsDate: {
    en: 'the text of the cell: the spreadsheet took it for a date',
    ru: 'впишите текст заново: программа приняла его за дату',
    kk: 'мәтінді қайта жазыңыз: бағдарлама оны күн деп қабылдаған',
  },
  severalLines: {
    en: 'one line: is a quotation mark missing above?',
    ru: 'нужна одна строка: не пропущена ли выше кавычка?',
    kk: 'бір жол керек: жоғарыда тырнақша қалып қойған жоқ па?',
  },
  formula: {
    en: 'the value, not the formula',
    ru: 'впишите значение вместо формулы',
    kk: 'формуланың орнына мәнін жазыңыз',
  },
  writtenNone: {
    en: 'a value: a program has written that there is none',
    ru: 'впишите значение: программа записала, что его нет',
    kk: 'мәнін жазыңыз: бағдарлама оның жоқтығын жазған',
  },
  characterCode: {
    en: 'the character that Excel has written as a code',
    ru: 'впишите знак, который Excel записал кодом',
    kk: 'Excel кодпен жазған таңбаны жазыңыз',
  },
  priceInOtherCurrency: {
    en: 'a price in tenge: this is another currency',
    ru: 'впишите цену в тенге: здесь другая валюта',
    kk: 'бағаны теңгемен жазыңыз: мұнда басқа валюта тұр',
  },

  // Tables.
  quoteNotClosed: {
    en: ['a quotation mark that is not closed', 'a second one, or none'],
    ru: ['незакрытая кавычка', 'поставьте вторую кавычку или уберите эту'],
    kk: ['жабылмаған тырнақша', 'екінші тырнақшаны қойыңыз немесе осыны алып тастаңыз'],
  },
  brokenTable: {
    en: 'a table with the same cells in each line',
    ru: 'в каждой строке таблицы должно быть поровну ячеек',
    kk: 'кестенің әр жолында ұяшықтар саны бірдей болуы керек',
  },
  severalPrices: {
    en: [
      'several prices: {columns}',
      'one column {column}, or of several each with whose it is: adults and children, residents and others, weekdays and weekends, first and repeated',
    ],
    ru: [
      'несколько столбцов с ценой: {columns}',
      'назовите «{column}» один столбец: его цены будут на сайте; если цен несколько, назовите каждый столбец: «Цена взрослым» и «Цена детям», «резидентам» и «нерезидентам», «в будни» и «в выходные», «первичный» и «повторный»',
    ],
    kk: [
      'бағасы бар бірнеше баған: {columns}',
      'бір бағанды «{column}» деп атаңыз, сайтта соның бағасы тұрады; баға бірнешеу болса, әр бағанды атаңыз: «Ересектерге» мен «Балаларға», «Резиденттерге» мен «Резидент еместерге», «Жұмыс күндері» мен «Демалыс күндері», «Алғашқы» мен «Қайталама»',
    ],
  },
  columnMissing: {
    en: 'the column {column}, too: write its name into the line of headings',
    ru: 'не хватает столбца «{column}»: впишите «{column}» в строку заголовков',
    kk: '«{column}» бағаны жетіспейді: тақырыптар жолына «{column}» деп жазыңыз',
  },
  columnTwice: {
    en: [
      'columns with the same meaning, {column}: {columns}',
      'one of them: delete the others, or head them differently',
    ],
    ru: [
      'столбцы с одним смыслом, «{column}»: {columns}',
      'оставьте один, остальные удалите или назовите иначе',
    ],
    kk: [
      'мағынасы бірдей бағандар, «{column}»: {columns}',
      'біреуін қалдырып, қалғанын өшіріңіз немесе басқаша атаңыз',
    ],
  },
  otherWidth: {
    en: ['{cells} cells', '{width}, as in the line of headings'],
    ru: ['ячеек: {cells}', 'в строке должно быть {width}, как в строке заголовков'],
    kk: ['ұяшықтар: {cells}', 'жолда тақырыптар жолындағыдай {width} болуы керек'],
  },
  headingInOtherCurrency: {
    en: 'prices in tenge: the heading names another currency; take it away if they are in tenge',
    ru: 'в заголовке другая валюта: впишите цены в тенге, а если они уже в тенге, исправьте заголовок',
    kk: 'тақырыпта басқа валюта тұр: бағаны теңгемен жазыңыз, ал олар теңгемен болса, тақырыпты түзетіңіз',
  },
  headingInThousands: {
    en: 'prices in whole tenge: the heading names thousands; take it away if they are whole',
    ru: 'в заголовке тысячи: впишите цены целиком, в тенге (150000, а не 150), а если они уже целиком, исправьте заголовок',
    kk: 'тақырыпта мың деп тұр: бағаны толық, теңгемен жазыңыз (150 емес, 150000), ал олар толық болса, тақырыпты түзетіңіз',
  },
  sections: {
    en: [
      'sections ({count}): {names}',
      'nothing, if they are sections of the list; in the cell of a missing price write: on request',
    ],
    ru: [
      'разделы ({count}): {names}',
      'если это разделы, ничего делать не нужно; если среди них есть анализ или услуга без цены, впишите в ячейку цены «по запросу»',
    ],
    kk: [
      'бөлімдер ({count}): {names}',
      'бұлар бөлімдер болса, ештеңе істеудің қажеті жоқ; арасында бағасы жоқ талдау немесе қызмет болса, баға ұяшығына «сұраныс бойынша» деп жазыңыз',
    ],
  },
  perhapsSections: {
    en: [
      'names without a price ({count}): {names}',
      'nothing, if they are on request, as they are shown; behind the name of a section write a colon',
    ],
    ru: [
      'названия без цены ({count}), в скобках строка: {names}',
      'если это анализы или услуги с ценой по запросу, ничего делать не нужно: так они и показаны; если среди них есть раздел, поставьте после его названия двоеточие',
    ],
    kk: [
      'бағасыз атаулар ({count}), жақшада жол нөмірі: {names}',
      'бұлар бағасы сұраныс бойынша талдау немесе қызмет болса, ештеңе істеудің қажеті жоқ: солай көрсетілген; арасында бөлім болса, атауынан кейін қос нүкте қойыңыз',
    ],
  },
  innerSections: {
    en: [
      'sections within sections ({count}), such as {name}',
      'nothing, if it is so: their rows are shown in the section in brackets; else a column category says which',
    ],
    ru: [
      'разделы внутри разделов ({count}), например {name}',
      'если это так, ничего делать не нужно: их строки показаны в разделе, который назван в скобках; иначе впишите разделы столбцом «Раздел»',
    ],
    kk: [
      'бөлім ішіндегі бөлімдер ({count}), мысалы {name}',
      'солай болса, ештеңе істеудің қажеті жоқ: олардың жолдары жақшада аталған бөлімде көрсетіледі; әйтпесе бөлімдерді «Бөлім» бағанына жазыңыз',
    ],
  },
  emptySections: {
    en: [
      'sections without rows of their own ({count}), such as {name}',
      'nothing, if the names of the sections below say enough; else this name in theirs, too',
    ],
    ru: [
      'разделы, в которых нет своих строк ({count}), например {name}',
      'ничего делать не нужно, если по названиям разделов ниже всё понятно; иначе впишите это название и в них',
    ],
    kk: [
      'өз жолдары жоқ бөлімдер ({count}), мысалы {name}',
      'төмендегі бөлімдердің атаулары түсінікті болса, ештеңе істеудің қажеті жоқ; әйтпесе бұл атауды оларға да жазыңыз',
    ],
  },
  totals: {
    en: [
      'totals ({count}), such as {text}',
      'nothing: these lines are left out; a record needs a price, or: on request',
    ],
    ru: [
      'итоги ({count}), например {text}',
      'ничего делать не нужно: на сайте этих строк нет; если это анализ или услуга, впишите цену или «по запросу»',
    ],
    kk: [
      'қорытынды жолдар ({count}), мысалы {text}',
      'ештеңе істеудің қажеті жоқ: бұл жолдар сайтта жоқ; талдау немесе қызмет болса, бағасын немесе «сұраныс бойынша» деп жазыңыз',
    ],
  },
  remarks: {
    en: [
      'remarks ({count}), such as {text}',
      'nothing: these lines are left out; a record needs a price, or: on request',
    ],
    ru: [
      'пояснения и подписи ({count}), например {text}',
      'ничего делать не нужно: на сайте этих строк нет; если это анализ или услуга, впишите цену или «по запросу»',
    ],
    kk: [
      'ескертпелер мен қол қою жолдары ({count}), мысалы {text}',
      'ештеңе істеудің қажеті жоқ: бұл жолдар сайтта жоқ; талдау немесе қызмет болса, бағасын немесе «сұраныс бойынша» деп жазыңыз',
    ],
  },
  unknownColumns: {
    en: ['columns that the site does not know: {columns}', 'nothing: they are left out'],
    ru: ['неизвестные столбцы: {columns}', 'ничего делать не нужно: эти столбцы пропущены'],
    kk: [
      'белгісіз бағандар: {columns}',
      'ештеңе істеудің қажеті жоқ: бұл бағандар өткізіп жіберілді',
    ],
  },
  namesInBoth: {
    en: [
      'names in both languages in one cell, in {rows} rows',
      'nothing: each language shows its own; if these are no two languages, write names without «/» and line breaks',
    ],
    ru: [
      'названия на двух языках в одной ячейке, строк: {rows}',
      'ничего делать не нужно: на русских страницах русские названия, на казахских казахские; если это не два языка, напишите названия без «/» и переносов строки',
    ],
    kk: [
      'бір ұяшықта екі тілдегі атаулар тұр, жолдар: {rows}',
      'ештеңе істеудің қажеті жоқ: орысша беттерде орысша, қазақша беттерде қазақша атаулар тұрады; бұл екі тіл болмаса, атауларды «/» белгісінсіз және бір жолға жазыңыз',
    ],
  },
  footnotes: {
    en: [
      'footnote marks in {rows} rows',
      'nothing, if they can be left out; else write what they mean into the names',
    ],
    ru: [
      'знаки сносок, строк: {rows}',
      'на сайте этих знаков нет: если сноска важна пациенту, впишите её словами в название',
    ],
    kk: [
      'сілтеме белгілері, жол саны: {rows}',
      'бұл белгілер сайтта жоқ: түсініктеме пациентке маңызды болса, оны атауына сөзбен жазыңыз',
    ],
  },
  mergedCells: {
    en: [
      'empty cells below others in {rows} rows',
      'nothing, if these cells are merged: they are read as the one above',
    ],
    ru: [
      'пустые ячейки под заполненными, строк: {rows}',
      'прочитаны как ячейка выше, как в объединённых ячейках: если это не так, впишите значение в каждую строку',
    ],
    kk: [
      'толтырылған ұяшықтардың астындағы бос ұяшықтар, жол саны: {rows}',
      'біріктірілген ұяшықтардағыдай, жоғарыдағы ұяшықтың мәні алынды: олай болмаса, мәнін әр жолға жазыңыз',
    ],
  },
  twin: {
    en: 'it once: it stands in line {line}, too; delete one of the two',
    ru: 'то же стоит в строке {line}: удалите одну из двух',
    kk: 'дәл осы {line}-жолда да тұр: екеуінің бірін өшіріңіз',
  },
  sharedCodes: {
    en: ['{text} in {rows} rows', 'nothing: rows with one code are known by their names'],
    ru: [
      '{text}, строк: {rows}',
      'ничего делать не нужно: строки с одним кодом различаются по названиям',
    ],
    kk: [
      '{text}, жолдар: {rows}',
      'ештеңе істеудің қажеті жоқ: коды бірдей жолдар атауы бойынша ажыратылады',
    ],
  },
  continuedNames: {
    en: [
      '{text} and the like in {rows} rows',
      'the whole name; names with a small letter are shown behind that of their section',
    ],
    ru: [
      '{text} и подобные, строк: {rows}',
      'напишите название целиком: названия с маленькой буквы показаны вместе с названием раздела',
    ],
    kk: [
      '{text} және соған ұқсастар, жол саны: {rows}',
      'атауын толық жазыңыз: кіші әріптен басталған атаулар бөлім атауымен бірге көрсетіледі',
    ],
  },
  namesInSections: {
    en: [
      '{text} in {rows} rows',
      'nothing, if these are not the same: names that stand in several sections are shown with the section',
    ],
    ru: [
      '{text}, строк: {rows}',
      'если это не одно и то же, ничего делать не нужно: название, которое стоит в нескольких разделах, показано вместе с разделом',
    ],
    kk: [
      '{text}, жолдар: {rows}',
      'бұлар бірдей болмаса, ештеңе істеудің қажеті жоқ: бірнеше бөлімде тұрған атау бөлімімен бірге көрсетіледі',
    ],
  },
  namesBeside: {
    en: [
      '{text} in {rows} rows',
      'nothing: names with several prices are shown with what stands beside them',
    ],
    ru: [
      '{text}, строк: {rows}',
      'ничего делать не нужно: к одинаковым названиям с разными ценами добавлено то, чем они отличаются',
    ],
    kk: [
      '{text}, жолдар: {rows}',
      'ештеңе істеудің қажеті жоқ: бағасы әртүрлі бірдей атауларға айырмашылығы қосылды',
    ],
  },
  namesWithTwoPrices: {
    en: [
      '{text} in {rows} rows',
      'a name that tells it apart: above it stands the same one with another price',
    ],
    ru: ['{text}, строк: {rows}', 'уточните название: выше стоит такое же с другой ценой'],
    kk: ['{text}, жолдар: {rows}', 'атауын нақтылаңыз: жоғарыда дәл сондай атау басқа бағамен тұр'],
  },
  rowsTwice: {
    en: ['{text} in {rows} rows', 'nothing: rows with the same name and price are shown once'],
    ru: [
      '{text}, строк: {rows}',
      'ничего делать не нужно: строки с тем же названием и той же ценой показаны один раз',
    ],
    kk: [
      '{text}, жолдар: {rows}',
      'ештеңе істеудің қажеті жоқ: атауы мен бағасы бірдей жолдар бір рет көрсетіледі',
    ],
  },
  kazakhNameMissing: {
    en: ['no Kazakh name in {rows} rows', 'one: without it they are not shown on the Kazakh pages'],
    ru: [
      'нет казахского названия, строк: {rows}',
      'впишите: без него эти строки не видны на казахских страницах',
    ],
    kk: [
      'қазақша атауы жоқ, жолдар: {rows}',
      'жазыңыз: онсыз бұл жолдар қазақша беттерде көрінбейді',
    ],
  },
  russianNameMissing: {
    en: [
      'no Russian name in {rows} rows',
      'one: without it the Russian pages show the Kazakh name',
    ],
    ru: [
      'нет русского названия, строк: {rows}',
      'впишите его: пока его нет, на русских страницах стоит казахское',
    ],
    kk: [
      'орысша атауы жоқ, жолдар: {rows}',
      'жазыңыз: әзірге ол жоқ, орысша беттерде қазақша атауы тұрады',
    ],
  },
  priceMissing: {
    en: ['no price in {rows} rows', 'nothing, if it is so: they are shown as on request'],
    ru: ['цены нет, строк: {rows}', 'на сайте «Цена по запросу»: если цена есть, впишите её'],
    kk: [
      'бағасы жоқ, жолдар: {rows}',
      'сайтта «Бағасы сұраныс бойынша» деп тұрады: бағасы болса, жазыңыз',
    ],
  },
  priceWithTiyn: {
    en: ['prices with tiyn in {rows} rows', 'nothing: they are shown rounded to whole tenge'],
    ru: [
      'цены с тиынами, строк: {rows}',
      'ничего делать не нужно: на сайте они округлены до целых тенге',
    ],
    kk: [
      'тиыны бар бағалар, жолдар: {rows}',
      'ештеңе істеудің қажеті жоқ: сайтта олар бүтін теңгеге дейін дөңгелектелген',
    ],
  },
  analysisCategoryMissing: {
    en: ['no category in {rows} rows', 'one: without it they stand behind the others'],
    ru: [
      'нет категории, строк: {rows}',
      'впишите раздел: без него эти анализы стоят в конце, среди других',
    ],
    kk: [
      'санаты жоқ, жолдар: {rows}',
      'бөлімін жазыңыз: онсыз бұл талдаулар соңында, басқалардың арасында тұрады',
    ],
  },
  serviceCategoryMissing: {
    en: [
      'no category in {rows} rows',
      'one: without it they stand among the popular services, and nothing compares them with the licence',
    ],
    ru: [
      'нет категории, строк: {rows}',
      'впишите раздел или категорию: без неё эти услуги стоят среди популярных, и с лицензией их никто не сверяет',
    ],
    kk: [
      'санаты жоқ, жолдар: {rows}',
      'бөлімін немесе санатын жазыңыз: онсыз бұл қызметтер танымал қызметтердің арасында тұрады, лицензиямен салыстырылмайды',
    ],
  },

  // Workbooks.
  noBook: {
    en: ['no workbook', 'a workbook: open it in the spreadsheet, and save it as "Excel (.xlsx)"'],
    ru: [
      'это не книга Excel',
      'откройте файл в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»',
    ],
    kk: [
      'бұл Excel жұмыс кітабы емес',
      'файлды Excel немесе LibreOffice бағдарламасында ашып, «Excel жұмыс кітабы (.xlsx)» түрінде сақтаңыз',
    ],
  },
  brokenBook: {
    en: [
      'a workbook that cannot be opened',
      'a workbook: open it in the spreadsheet, and save it as "Excel (.xlsx)"',
    ],
    ru: [
      'книга не открывается',
      'откройте файл в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»',
    ],
    kk: [
      'кітап ашылмайды',
      'файлды Excel немесе LibreOffice бағдарламасында ашып, «Excel жұмыс кітабы (.xlsx)» түрінде сақтаңыз',
    ],
  },
  largeBook: {
    en: [
      'a very large workbook',
      'a table alone: copy the lines in which something stands into a new workbook, without pictures and other sheets',
    ],
    ru: [
      'файл слишком большой',
      'выделите в таблице только заполненные строки и скопируйте их в новую книгу Excel, без рисунков и других листов',
    ],
    kk: [
      'файл тым үлкен',
      'кестенің толтырылған жолдарын ғана белгілеп, жаңа Excel кітабына көшіріңіз, суреттерсіз және басқа парақтарсыз',
    ],
  },
  bookWithPassword: {
    en: [
      'a workbook with a password',
      'one without: open it in the spreadsheet, take the password off, and save it',
    ],
    ru: ['книга закрыта паролем', 'откройте книгу в Excel, снимите пароль и сохраните'],
    kk: [
      'кітап құпиясөзбен жабылған',
      'кітапты Excel бағдарламасында ашып, құпиясөзін алып тастап, сақтаңыз',
    ],
  },
  bookWithoutTexts: {
    en: ['a workbook that has lost the texts of its cells', 'the whole workbook: export it again'],
    ru: [
      'файл повреждён: в нём нет текстов ячеек',
      'выгрузите прайс ещё раз или возьмите последний исправный файл',
    ],
    kk: [
      'файл бүлінген: онда ұяшықтардың мәтіндері жоқ',
      'прайсты қайта экспорттаңыз немесе соңғы дұрыс файлды алыңыз',
    ],
  },
  bookWithoutSheet: {
    en: ['a workbook that has lost the sheet {sheet}', 'the whole workbook: export it again'],
    ru: [
      'файл повреждён: в нём нет листа «{sheet}»',
      'выгрузите прайс ещё раз или возьмите последний исправный файл',
    ],
    kk: [
      'файл бүлінген: онда «{sheet}» парағы жоқ',
      'прайсты қайта экспорттаңыз немесе соңғы дұрыс файлды алыңыз',
    ],
  },
  emptyBook: {
    en: [
      'a workbook in whose visible sheets nothing stands',
      'the table: if its sheet is hidden, show it, and save the workbook',
    ],
    ru: [
      'на видимых листах книги ничего нет',
      'если лист с таблицей скрыт, откройте книгу в Excel, покажите его и сохраните',
    ],
    kk: [
      'кітаптың көрінетін парақтарында ештеңе жоқ',
      'кесте парағы жасырын болса, кітапты Excel бағдарламасында ашып, оны көрсетіп, сақтаңыз',
    ],
  },
  otherSheets: {
    en: ['the sheets of other tables alone: {sheets}', 'a sheet called {sheet}'],
    ru: ['листы только других таблиц: {sheets}', 'назовите лист этой таблицы «{sheet}»'],
    kk: ['тек басқа кестелердің парақтары: {sheets}', 'осы кестенің парағын «{sheet}» деп атаңыз'],
  },
  unreadSheets: {
    en: [
      'sheets that are not read here: {sheets}',
      'nothing, if the table is the sheet {sheet}; else put its sheet first',
    ],
    ru: [
      'листы, которые здесь не читаются: {sheets}',
      'ничего не нужно, если таблица на листе «{sheet}»; если она на другом, поставьте её лист первым',
    ],
    kk: [
      'мұнда оқылмайтын парақтар: {sheets}',
      'кесте «{sheet}» парағында болса, ештеңе қажет емес; басқа парақта болса, оны бірінші қойыңыз',
    ],
  },
  hiddenLines: {
    en: [
      'hidden lines ({count})',
      'nothing, if they are meant: the site reads them like others; else delete them',
    ],
    ru: ['скрытые строки ({count})', 'сайт читает их, как остальные: если они лишние, удалите'],
    kk: ['жасырын жолдар ({count})', 'сайт оларды басқаларындай оқиды: артық болса, өшіріңіз'],
  },
  hiddenColumns: {
    en: [
      'hidden columns: {columns}',
      'nothing, if they are meant: the site reads them like others; else delete them',
    ],
    ru: ['скрытые столбцы: {columns}', 'сайт читает их, как остальные: если они лишние, удалите'],
    kk: ['жасырын бағандар: {columns}', 'сайт оларды басқаларындай оқиды: артық болса, өшіріңіз'],
  },
  farColumns: {
    en: [
      'columns too far to the right: {columns}',
      'nothing, if the table does not need them: they are not read; else move them to the left',
    ],
    ru: [
      'столбцы слишком далеко справа: {columns}',
      'сайт их не читает: если они нужны, перенесите их левее',
    ],
    kk: [
      'тым оң жақтағы бағандар: {columns}',
      'сайт оларды оқымайды: керек болса, солға жылжытыңыз',
    ],
  },

  // Records and their references.
  fileName: {
    en: [
      'the name {name}',
      'a name that can stand in an address: without spaces and the signs \\ ? #',
    ],
    ru: ['имя {name}', 'назовите файл без пробелов и знаков \\ ? #'],
    kk: ['{name} аты', 'файлды бос орынсыз және \\ ? # таңбаларынсыз атаңыз'],
  },
  slugTaken: {
    en: 'one that no other record of its kind has',
    ru: 'напишите другое: такое уже есть у другой записи',
    kk: 'басқасын жазыңыз: мұндай мән басқа жазбада бар',
  },
  numberTaken: {
    en: 'another number, or none: {first} has it, too',
    ru: 'уберите номер (id), и сайт даст свой, или напишите другой: этот уже есть в {first}',
    kk: 'нөмірді (id) алып тастаңыз, сонда сайт өзі береді, немесе басқасын жазыңыз: бұл нөмір {first} ішінде бар',
  },
  nameTaken: {
    en: ['the same name as in {first}', 'another name, or an id of its own'],
    ru: [
      'то же название, что в {first}',
      'назовите иначе или добавьте строку id с номером, которого нет у других',
    ],
    kk: [
      '{first} ішіндегімен бірдей атау',
      'басқаша атаңыз немесе басқаларда жоқ нөмірі бар id жолын қосыңыз',
    ],
  },
  noSuchSlug: {
    en: 'a slug of {file}',
    ru: 'напишите адрес (slug) из {file}',
    kk: '{file} ішіндегі мекенжайды (slug) жазыңыз',
  },
  noSuchName: {
    en: 'a name_ru of {file}',
    ru: 'напишите название из {file} или добавьте его туда',
    kk: '{file} ішіндегі атауды жазыңыз немесе оны сонда қосыңыз',
  },
  noSuchFile: {
    en: 'the name of a file in {folder}',
    ru: 'напишите имя файла из папки {folder}',
    kk: '{folder} қалтасындағы файлдың атын жазыңыз',
  },
  noSuchService: {
    en: 'the name of a file in services/ that is no draft',
    ru: 'укажите имя файла из services/, который не черновик',
    kk: 'services/ ішіндегі, жоба емес файлдың атын жазыңыз',
  },
  noSuchDoctor: {
    en: 'a specialty that a doctor of doctors/ has',
    ru: 'укажите специальность, которая есть у врача из папки doctors',
    kk: 'doctors қалтасындағы дәрігердің мамандығын көрсетіңіз',
  },
  saidTwice: {
    en: 'no such line: it is said in line {line} of {file}',
    ru: 'удалите эту строку: значение стоит в строке {line} файла {file}',
    kk: 'бұл жолды өшіріңіз: мәні {file} файлының {line}-жолында тұр',
  },

  // Changes since the last good state.
  rowsGone: {
    en: [
      '{gone} of {all} gone',
      'what was there, as hardly anybody deletes so much; the site shows them until {until}: bring them back, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'пропало {gone} из {all}',
      'верните: столько сразу обычно не удаляют; до {until} сайт показывает прежнее, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      '{all} ішінен {gone} жоғалған',
      'қайтарыңыз: әдетте бірден мұнша өшірілмейді; {until} уақытына дейін сайт бұрынғысын көрсетеді немесе растаңыз: npm run -s content -- accept',
    ],
  },
  fileGone: {
    en: [
      'no such file any more',
      'what was there, as hardly anybody deletes so much; the site shows them until {until}: bring them back, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'файла больше нет',
      'верните: столько сразу обычно не удаляют; до {until} сайт показывает прежнее, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      'файл енді жоқ',
      'қайтарыңыз: әдетте бірден мұнша өшірілмейді; {until} уақытына дейін сайт бұрынғысын көрсетеді немесе растаңыз: npm run -s content -- accept',
    ],
  },
  rowsGoneNamed: {
    en: [
      '{gone} of {all} gone, which other files name, such as {names}',
      'what was there, as hardly anybody deletes so much; if it was meant, delete what names them, too',
    ],
    ru: [
      'пропало {gone} из {all}, а пропавшее названо в других файлах, например {names}',
      'верните: столько сразу обычно не удаляют; если удалено нарочно, уберите и эти упоминания',
    ],
    kk: [
      '{all} ішінен {gone} жоғалған, ал жоғалғандары басқа файлдарда аталған, мысалы {names}',
      'қайтарыңыз: әдетте бірден мұнша өшірілмейді; әдейі өшірілсе, оларды атаған жерлерді де өшіріңіз',
    ],
  },
  fileGoneNamed: {
    en: [
      'no such file any more, and what was in it is named in other files, such as {names}',
      'what was there, as hardly anybody deletes so much; if it was meant, delete what names them, too',
    ],
    ru: [
      'файла больше нет, а то, что в нём было, названо в других файлах, например {names}',
      'верните: столько сразу обычно не удаляют; если удалено нарочно, уберите и эти упоминания',
    ],
    kk: [
      'файл енді жоқ, ал ондағылар басқа файлдарда аталған, мысалы {names}',
      'қайтарыңыз: әдетте бірден мұнша өшірілмейді; әдейі өшірілсе, оларды атаған жерлерді де өшіріңіз',
    ],
  },
  goneUntilConfirmed: {
    en: [
      '{gone} of {all} gone',
      'what was there, as hardly anybody deletes so much; the site goes on showing them: bring them back, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'пропало {gone} из {all}',
      'верните: столько сразу обычно не удаляют; сайт показывает прежнее, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      '{all} ішінен {gone} жоғалған',
      'қайтарыңыз: әдетте бірден мұнша өшірілмейді; сайт бұрынғысын көрсетеді немесе растаңыз: npm run -s content -- accept',
    ],
  },
  becameSection: {
    en: 'a record, as it was, and no section: write its price, or: on request; or confirm it: npm run -s content -- accept',
    ru: 'раньше здесь был анализ или услуга, а теперь это раздел: впишите цену или «по запросу», либо подтвердите: npm run -s content -- accept',
    kk: 'бұрын мұнда талдау немесе қызмет болған, енді бұл бөлім: бағасын немесе «сұраныс бойынша» деп жазыңыз немесе растаңыз: npm run -s content -- accept',
  },
  otherSlug: {
    en: '{was}, as the address of its page contains it; set it back, or confirm it: npm run -s content -- accept',
    ru: 'верните {was}: это часть адреса страницы; либо подтвердите: npm run -s content -- accept',
    kk: '{was} мәнін қайтарыңыз: бұл — бет мекенжайының бөлігі; немесе растаңыз: npm run -s content -- accept',
  },
  otherNumber: {
    en: [
      '{found} in place of {was}',
      'the number as before: set it back, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      '{found} вместо {was}',
      'верните, как было, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      '{was} орнына {found}',
      'бұрынғыдай қайтарыңыз немесе растаңыз: npm run -s content -- accept',
    ],
  },
  otherPrice: {
    en: [
      '{found} in place of {was}',
      'about as before: correct it, or confirm it: npm run -s content -- accept',
    ],
    ru: ['{found} вместо {was}', 'исправьте, либо подтвердите: npm run -s content -- accept'],
    kk: ['{was} орнына {found}', 'түзетіңіз немесе растаңыз: npm run -s content -- accept'],
  },
  kazakhReplaced: {
    en: '{was}, with its Kazakh letters: open the last good file again, and save it as UTF-8; or confirm it: npm run -s content -- accept',
    ru: 'было {was}, с казахскими буквами: снова откройте последний исправный файл и сохраните его в UTF-8, либо подтвердите: npm run -s content -- accept',
    kk: '{was} болған, қазақ әріптерімен: соңғы дұрыс файлды қайта ашып, UTF-8 кодтауында сақтаңыз немесе растаңыз: npm run -s content -- accept',
  },
  kazakhLost: {
    en: [
      'no {letters} any more',
      'the Kazakh letters: open the last good file again, and save it as UTF-8; or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'больше нет букв {letters}',
      'пропали казахские буквы: снова откройте последний исправный файл и сохраните его в UTF-8, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      '{letters} әріптері енді жоқ',
      'қазақ әріптері жоғалған: соңғы дұрыс файлды қайта ашып, UTF-8 кодтауында сақтаңыз немесе растаңыз: npm run -s content -- accept',
    ],
  },
  emptiedColumn: {
    en: [
      'an empty column',
      'the {count} values that it had; bring them back, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'пустой столбец',
      'верните значения, которые здесь были: {count}, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      'бос баған',
      'мұнда болған {count} мәнді қайтарыңыз немесе растаңыз: npm run -s content -- accept',
    ],
  },
  movedColumn: {
    en: [
      'the values of other lines',
      'each in its own line: was this column sorted or moved alone? Open the last good file again, or confirm it: npm run -s content -- accept',
    ],
    ru: [
      'значения других строк',
      'значения стоят не в своих строках: не был ли столбец отсортирован или сдвинут отдельно? Снова откройте последний исправный файл, либо подтвердите: npm run -s content -- accept',
    ],
    kk: [
      'басқа жолдардың мәндері',
      'мәндер өз жолдарында тұрған жоқ: баған жеке сұрыпталған немесе жылжытылған жоқ па? Соңғы дұрыс файлды қайта ашыңыз немесе растаңыз: npm run -s content -- accept',
    ],
  },

  // Pages, links and files.
  textBeforeHeading: {
    en: ['text before the first heading', 'a heading (## or ###) above each part of the text'],
    ru: ['текст до первого заголовка', 'поставьте заголовок (## или ###) над каждой частью текста'],
    kk: [
      'бірінші тақырыпқа дейінгі мәтін',
      'мәтіннің әр бөлігінің үстіне тақырып (## немесе ###) қойыңыз',
    ],
  },
  noSuchPage: {
    en: 'a page that is there',
    ru: 'такой страницы нет: исправьте ссылку',
    kk: 'мұндай бет жоқ: сілтемені түзетіңіз',
  },
  noFileAtLink: {
    en: 'a file that is there',
    ru: 'такого файла нет: исправьте ссылку',
    kk: 'мұндай файл жоқ: сілтемені түзетіңіз',
  },
  linkToKazakh: {
    en: 'a page of the same language: no /kk in front',
    ru: 'дайте ссылку на страницу того же языка: без /kk впереди',
    kk: 'сол тілдегі бетке сілтеме беріңіз: алдында /kk болмауы керек',
  },
  linkToRussian: {
    en: 'a page of the same language: /kk in front',
    ru: 'дайте ссылку на страницу того же языка: с /kk впереди',
    kk: 'сол тілдегі бетке сілтеме беріңіз: алдында /kk болуы керек',
  },
  noSuchAnchor: {
    en: 'an anchor of this text: {anchors}',
    ru: 'укажите якорь из этого текста: {anchors}',
    kk: 'осы мәтіндегі зәкірді көрсетіңіз: {anchors}',
  },
  noAnchors: {
    en: 'a page, as this text has no anchors',
    ru: 'укажите страницу: в этом тексте нет якорей',
    kk: 'бетті көрсетіңіз: бұл мәтінде зәкірлер жоқ',
  },
  noSuchUpload: {
    en: 'a file of files/ in the content folder, as /files/…',
    ru: 'положите файл в папку files и напишите /files/имя',
    kk: 'файлды files қалтасына салып, /files/аты деп жазыңыз',
  },
  pageName: {
    en: 'the path of a page as its name',
    ru: 'назовите файл по адресу страницы',
    kk: 'файлды беттің мекенжайымен атаңыз',
  },
  titleTaken: {
    en: 'a title of its own, as {file} has this one',
    ru: 'дайте другой заголовок: такой уже у {file}',
    kk: 'басқа тақырып беріңіз: мұндайы {file} файлында бар',
  },
  updatedTooEarly: {
    en: 'a day not before created_at, {created}',
    ru: 'укажите дату не раньше created_at, {created}',
    kk: 'created_at, {created} күнінен ерте емес күнді көрсетіңіз',
  },
  translationMissing: {
    en: ['no file', 'the text of {file}'],
    ru: ['файла нет', 'добавьте перевод файла {file}'],
    kk: ['файл жоқ', '{file} файлының аудармасын қосыңыз'],
  },
  pictureInText: {
    en: [
      'a picture within the text',
      'the picture as a file: save it in files/ and write ![what it shows](/files/name.jpg)',
    ],
    ru: [
      'картинка внутри текста',
      'на сайте её не будет: сохраните картинку файлом в папке files/ и напишите вместо неё ![что на ней](/files/имя.jpg)',
    ],
    kk: [
      'мәтін ішіндегі сурет',
      'сайтта ол көрсетілмейді: суретті files/ қалтасына файл етіп сақтап, оның орнына ![не бейнеленген](/files/аты.jpg) деп жазыңыз',
    ],
  },
  unreadFile: {
    en: [
      'a file that the site does not read',
      'one of analyses.csv, analysis-categories.csv, clinic.yaml and the like: save it under that name, or delete it',
    ],
    ru: [
      'этот файл сайт не читает',
      'сохраните под именем, которое сайт читает (analyses.xlsx, analyses.csv, clinic.yaml и другие), или удалите',
    ],
    kk: [
      'бұл файлды сайт оқымайды',
      'сайт оқитын атпен сақтаңыз (analyses.xlsx, analyses.csv, clinic.yaml және басқалары) немесе өшіріңіз',
    ],
  },
  otherWorkbook: {
    en: [
      'a workbook of a format that the site does not read',
      'the workbook opened and saved as "Excel (.xlsx)"; another name alone is not enough',
    ],
    ru: [
      'сайт не читает книги такого формата',
      'откройте её в Excel или LibreOffice и сохраните как «Книга Excel (.xlsx)»; переименовать файл мало',
    ],
    kk: [
      'мұндай пішімдегі кітапты сайт оқымайды',
      'оны Excel немесе LibreOffice бағдарламасында ашып, «Excel жұмыс кітабы (.xlsx)» түрінде сақтаңыз; атын өзгерту жеткіліксіз',
    ],
  },
  unreadTable: {
    en: [
      'a file that the site does not read',
      'one of {names}: save it under that name, or delete it',
    ],
    ru: ['этот файл сайт не читает', 'сохраните под одним из имён: {names}, или удалите'],
    kk: ['бұл файлды сайт оқымайды', 'мына аттардың бірімен сақтаңыз: {names}, немесе өшіріңіз'],
  },
  tableInFiles: {
    en: [
      'a table among pictures and papers, where the site reads none',
      'the table in its place, beside clinic.yaml, and nothing here',
    ],
    ru: [
      'таблица лежит среди картинок и бумаг: здесь сайт её не читает',
      'загрузите её на место прежней, рядом с clinic.yaml, а здесь удалите',
    ],
    kk: [
      'кесте суреттер мен қағаздар арасында жатыр: сайт оны мұнда оқымайды',
      'оны бұрынғысының орнына, clinic.yaml жанына жүктеп, мұндағысын өшіріңіз',
    ],
  },
  unreadText: {
    en: [
      'a file that the site does not read',
      'a name that ends with .ru.md or .kk.md: save it under that name, or delete it',
    ],
    ru: [
      'этот файл сайт не читает',
      'имя должно кончаться на .ru.md или .kk.md: переименуйте файл или удалите его',
    ],
    kk: [
      'бұл файлды сайт оқымайды',
      'аты .ru.md немесе .kk.md деп аяқталуы керек: файлдың атын өзгертіңіз немесе өшіріңіз',
    ],
  },
  unreadRecord: {
    en: [
      'a file that the site does not read',
      'a name that ends with .yaml: save it under that name, or delete it',
    ],
    ru: [
      'этот файл сайт не читает',
      'имя должно кончаться на .yaml: переименуйте файл или удалите его',
    ],
    kk: ['бұл файлды сайт оқымайды', '.yaml деп аяқталатын атпен сақтаңыз немесе өшіріңіз'],
  },
  rootNameOfSite: {
    en: 'another name, as the site has this file itself',
    ru: 'назовите иначе: файл с таким именем сайт отдаёт сам',
    kk: 'басқаша атаңыз: мұндай файлды сайттың өзі береді',
  },
  rootName: {
    en: 'a name such as google0123456789abcdef.html, also .xml, .txt, .json',
    ru: 'назовите файл латиницей, например google0123456789abcdef.html; годятся также .xml, .txt и .json',
    kk: 'файлды латын әріптерімен атаңыз, мысалы google0123456789abcdef.html; .xml, .txt және .json да жарайды',
  },
  hiddenHome: {
    en: 'none, as this is the home page',
    ru: 'уберите: это главная страница, поисковики должны её показывать',
    kk: 'алып тастаңыз: бұл — басты бет, іздеу жүйелері оны көрсетуі керек',
  },
  hiddenAndCanonical: {
    en: 'either noindex or canonical, not both',
    ru: 'оставьте что-то одно: noindex или canonical',
    kk: 'біреуін ғана қалдырыңыз: noindex немесе canonical',
  },
  canonicalHidden: {
    en: 'a page that search engines show: {target} is not shown itself',
    ru: 'укажите страницу, которую показывают поисковики: {target} сама от них скрыта',
    kk: 'іздеу жүйелері көрсететін бетті жазыңыз: {target} олардан жасырылған',
  },
  canonicalElsewhere: {
    en: 'a page that search engines show: {target} names {other}',
    ru: 'укажите страницу, которую показывают поисковики: {target} сама называет {other}',
    kk: 'іздеу жүйелері көрсететін бетті жазыңыз: {target} өзі {other} бетін атайды',
  },
  brokenPicture: {
    en: [
      'a picture that cannot be opened, or is not whole',
      'a whole picture: copy it again, or open it and save it as JPEG',
    ],
    ru: [
      'снимок не открывается или сохранён не целиком',
      'скопируйте файл ещё раз или откройте снимок и сохраните его как JPEG',
    ],
    kk: [
      'сурет ашылмайды немесе толық сақталмаған',
      'файлды қайта көшіріңіз немесе суретті ашып, JPEG ретінде сақтаңыз',
    ],
  },
  redirectUnused: {
    en: 'an address at which there is nothing: this one is answered, and never redirected',
    ru: 'по этому адресу отвечает сам сайт, строка не сработает: удалите её',
    kk: 'бұл мекенжайға сайттың өзі жауап береді, жол жұмыс істемейді: оны өшіріңіз',
  },
  redirectAgain: {
    en: 'where it ends: {end}',
    ru: 'адрес сам перенесён: напишите сразу {end}',
    kk: 'бұл мекенжай да көшірілген: бірден {end} деп жазыңыз',
  },
  redirectCircle: {
    en: 'a page: these rows lead to one another',
    ru: 'строки ведут друг к другу по кругу: напишите страницу',
    kk: 'жолдар бір-біріне апарады: бетті жазыңыз',
  },
  redirectLanguage: {
    en: 'the address without /{locale}',
    ru: 'напишите адрес без /{locale} впереди',
    kk: 'мекенжайды алдында /{locale} жазбай көрсетіңіз',
  },

  // What several files say of the same.
  labelDenied: {
    en: 'no such label, as the specialty is for children',
    ru: 'уберите эту метку: специальность детская',
    kk: 'бұл белгіні алып тастаңыз: мамандық балаларға арналған',
  },
  labelMissing: {
    en: 'a label that the doctor sees children ({locale}), as the specialty is for them',
    ru: 'добавьте метку о приёме детей ({locale}): специальность детская',
    kk: 'балаларды қабылдау туралы белгі қосыңыз ({locale}): мамандық балаларға арналған',
  },
  visitSpecialty: {
    en: 'the specialty of the doctor',
    ru: 'укажите специальность врача',
    kk: 'дәрігердің мамандығын көрсетіңіз',
  },
  visitPrice: {
    en: '{price}, as the cheapest doctor of {specialty}',
    ru: 'напишите {price}, как у самого недорогого врача специальности {specialty}',
    kk: '{price} деп жазыңыз, {specialty} мамандығының ең арзан дәрігеріндегідей',
  },
  promotionPrice: {
    en: 'at most {price}: its services less the discount',
    ru: 'не больше {price}: сумма услуг со скидкой',
    kk: '{price} мәнінен аспауы керек: жеңілдік алынған қызметтер сомасы',
  },
  programmePrice: {
    en: 'at most {price}: the sum of its parts',
    ru: 'не больше {price}: сумма частей',
    kk: '{price} мәнінен аспауы керек: бөліктерінің сомасы',
  },
  notLicensed: {
    en: 'one that an activity of the licence permits (clinic.yaml)',
    ru: 'укажите то, что разрешает лицензия (clinic.yaml)',
    kk: 'лицензия рұқсат ететінін көрсетіңіз (clinic.yaml)',
  },
  specialtiesNotLicensed: {
    en: [
      'specialties that no activity of the licence names: {slugs}',
      'them in clinic.yaml, under specialties of the activities that permit them',
    ],
    ru: [
      'специальности, которых нет ни в одном виде деятельности лицензии: {slugs}',
      'впишите их в clinic.yaml, в specialties тех видов деятельности, которые их разрешают',
    ],
    kk: [
      'лицензияның бірде-бір қызмет түрінде аталмаған мамандықтар: {slugs}',
      'clinic.yaml ішінде оларға рұқсат беретін қызмет түрлерінің specialties жолына жазыңыз',
    ],
  },
  categoriesNotLicensed: {
    en: [
      'categories that no activity of the licence names in {rows} rows',
      'in clinic.yaml, under service_categories of the activities that permit them: {slugs}',
    ],
    ru: [
      'категории, которых нет ни в одном виде деятельности лицензии, строк: {rows}',
      'впишите в clinic.yaml, в service_categories тех видов деятельности, которые их разрешают: {slugs}',
    ],
    kk: [
      'лицензияның бірде-бір қызмет түрінде аталмаған санаттар, жолдар: {rows}',
      'clinic.yaml ішінде оларға рұқсат беретін қызмет түрлерінің service_categories жолына жазыңыз: {slugs}',
    ],
  },
  otherEdition: {
    en: ['another edition', 'the day {day}, the last of policy_editions in clinic.yaml'],
    ru: ['другая редакция', 'укажите {day}, последнюю редакцию из policy_editions в clinic.yaml'],
    kk: [
      'басқа редакция',
      '{day} күнін көрсетіңіз, бұл clinic.yaml ішіндегі policy_editions тізімінің соңғы редакциясы',
    ],
  },
  leafletHours: {
    en: '{hours} hours without food, as the leaflet {leaflet} demands, or no leaflet',
    ru: 'памятка {leaflet} требует {hours} ч без еды, а здесь сказано меньше: исправьте текст или уберите памятку',
    kk: '{leaflet} жадынамасы {hours} сағат тамақ ішпеуді талап етеді, мұнда одан аз айтылған: мәтінді түзетіңіз немесе жадынаманы алып тастаңыз',
  },
  leafletDays: {
    en: '{days} days of preparation, as the leaflet {leaflet} demands, or no leaflet',
    ru: 'по памятке {leaflet} готовятся {days} дн., а здесь сказано меньше: исправьте текст или уберите памятку',
    kk: '{leaflet} жадынамасы бойынша {days} күн дайындалады, мұнда одан аз айтылған: мәтінді түзетіңіз немесе жадынаманы алып тастаңыз',
  },
  notTheSame: {
    en: 'the same as {place}: {value}',
    ru: 'то же, что в {place}: {value}',
    kk: '{place} ішіндегідей: {value}',
  },
  unknownPart: {
    en: 'a name of {file} or of an analysis',
    ru: 'такого анализа нет: напишите название из {file} или из прейскуранта',
    kk: 'мұндай талдау жоқ: {file} ішіндегі немесе баға тізіміндегі атауды жазыңыз',
  },
  kazakhWordsMissing: {
    en: [
      'no Kazakh words in {rows} rows',
      'what people call it in Kazakh, if that is another word',
    ],
    ru: [
      'нет казахских слов, строк: {rows}',
      'впишите, как это называют по-казахски, если слово другое',
    ],
    kk: [
      'қазақша сөз жоқ, жолдар: {rows}',
      'сөз басқа болса, мұны қазақша қалай атайтынын жазыңыз',
    ],
  },
  idleRow: {
    en: 'words from the names of its records: without them the row finds nothing',
    ru: 'таких слов нет ни в одном названии, строка ничего не находит: впишите слова из названий на сайте',
    kk: 'бұл сөздер бірде-бір атауда жоқ, жол ештеңе таппайды: сайттағы атаулардың сөздерін жазыңыз',
  },
  unfilled: {
    en: ['{text}', 'what the brackets ask for, without them; from the lawyer'],
    ru: ['{text}', 'юрист: впишите то, о чём просят скобки, и уберите их'],
    kk: ['{text}', 'заңгер: жақша ішінде сұралғанды жазып, жақшаны алып тастаңыз'],
  },
  nothingYet: {
    en: [
      'no doctors, services or analyses yet',
      'a specialty first, then a doctor and the price list: npm run -s content -- new specialty SLUG, new doctor SLUG; analyses.xlsx into the folder; from whoever edits',
    ],
    ru: [
      'врачей, услуг и анализов ещё нет',
      'редактор: начните со специальности, потом врач и прейскурант: npm run -s content -- new specialty SLUG, new doctor SLUG; файл analyses.xlsx — в эту папку',
    ],
    kk: [
      'әзірге дәрігерлер, қызметтер мен талдаулар жоқ',
      'редактор: мамандықтан бастаңыз, содан кейін дәрігер мен баға тізімі: npm run -s content -- new specialty SLUG, new doctor SLUG; analyses.xlsx файлы — осы қалтаға',
    ],
  },
  doctorsToDescribe: {
    en: [
      'doctors of whom nothing but the specialty is said: {count} ({names})',
      'two or three sentences in both languages; from whoever edits',
    ],
    ru: [
      'врачей, о которых сказана одна специальность: {count} ({names})',
      'редактор: напишите два-три предложения на двух языках',
    ],
    kk: [
      'тек мамандығы айтылған дәрігерлер: {count} ({names})',
      'редактор: екі тілде екі-үш сөйлем жазыңыз',
    ],
  },
  notSaidYet: {
    en: [
      'still as it was begun: {what}',
      'what is so in the clinic, and the comment without its mark; from whoever edits',
    ],
    ru: [
      'ещё не заполнено: {what}',
      'редактор: впишите, как в клинике, и уберите отметку из комментария',
    ],
    kk: [
      'әлі толтырылмаған: {what}',
      'редактор: клиникадағыдай етіп жазып, түсініктемедегі белгіні алып тастаңыз',
    ],
  },
  standIns: {
    en: [
      'pictures that stand in for those of the clinic: {names}',
      'files of the same names; from whoever edits',
    ],
    ru: [
      'вместо картинок клиники стоят заготовки: {names}',
      'редактор: положите сюда свои под теми же именами',
    ],
    kk: [
      'клиника суреттерінің орнында дайындамалар тұр: {names}',
      'редактор: осында дәл сол атпен өз суреттеріңізді салыңыз',
    ],
  },
  emptySheets: {
    en: [
      'empty sheets in place of papers: {count}',
      'the scan of the licence from whoever edits; the others by npm run documents, once the lawyer has read the texts',
    ],
    ru: [
      'вместо бумаг стоят пустые листы: {count}',
      'редактор кладёт скан лицензии; остальные администратор делает командой npm run documents, когда тексты прочёл юрист',
    ],
    kk: [
      'құжаттардың орнында бос парақтар тұр: {count}',
      'редактор лицензия сканын салады; қалғанын заңгер мәтіндерді оқыған соң әкімші npm run documents командасымен жасайды',
    ],
  },
  emptyConsent: {
    en: [
      'an empty sheet, while the form asks for agreement to what stands in it',
      'the text, before the site opens, from the lawyer: npm run documents makes it of documents/privacy-policy',
    ],
    ru: [
      'пустой лист, а форма просит согласия с тем, что в нём написано',
      'юрист читает documents/privacy-policy, и командой npm run documents администратор делает из него этот файл: без него сайт не открывают',
    ],
    kk: [
      'бос парақ, ал нысан онда жазылғанға келісім сұрайды',
      'заңгер documents/privacy-policy мәтінін оқиды, содан соң әкімші осы файлды npm run documents командасымен жасайды: онсыз сайт ашылмайды',
    ],
  },
  policyWordsMissing: {
    en: [
      'no {names}',
      'these words where the policy says it: npm run documents puts the settings of the site there',
    ],
    ru: [
      'нет {names}',
      'впишите эти слова в фигурных скобках туда, где об этом говорится: npm run documents подставит настройки сайта',
    ],
    kk: [
      '{names} жоқ',
      'осы жақшалы сөздерді бұл туралы айтылған жерге жазыңыз: npm run documents сайт баптауларын қояды',
    ],
  },

  // Advice.
  drafts: {
    en: [
      'drafts ({count}), such as {names}',
      'no line draft in the file, once the record is to be shown',
    ],
    ru: [
      'черновики ({count}), например {names}',
      'строки draft в файле нет, когда запись пора показать',
    ],
    kk: [
      'жобалар ({count}), мысалы {names}',
      'жазбаны көрсететін кез келгенде файлда draft жолы болмауы керек',
    ],
  },
  overdueArticles: {
    en: [
      'articles whose check is overdue ({count}), such as {names}',
      'a check by the doctor, then the new reviewed_at and next_review_at',
    ],
    ru: [
      'статьи, которые пора проверить заново ({count}), например {names}',
      'пусть врач перечитает; затем впишите новые reviewed_at и next_review_at',
    ],
    kk: [
      'қайта тексеретін уақыты келген мақалалар ({count}), мысалы {names}',
      'дәрігер қайта оқысын, содан кейін жаңа reviewed_at пен next_review_at жазыңыз',
    ],
  },
  articlesBeforeCheck: {
    en: [
      'articles published before their first check ({count}), such as {names}',
      'the day of the check before created_at in first_reviewed_at, or a later created_at',
    ],
    ru: [
      'статьи, которые вышли раньше первой проверки врачом ({count}), например {names}',
      'впишите день проверки до публикации в first_reviewed_at или поставьте created_at не раньше проверки',
    ],
    kk: [
      'дәрігердің алғашқы тексеруінен бұрын жарияланған мақалалар ({count}), мысалы {names}',
      'жариялауға дейінгі тексеру күнін first_reviewed_at жолына жазыңыз немесе created_at күнін тексеруден ерте қоймаңыз',
    ],
  },
  rarelyCheckedArticles: {
    en: [
      'articles whose next check is more than a year away ({count}), such as {names}',
      'a day within a year of reviewed_at in next_review_at',
    ],
    ru: [
      'статьи, которые проверят снова больше чем через год ({count}), например {names}',
      'впишите в next_review_at день не позже чем через год после reviewed_at',
    ],
    kk: [
      'келесі тексеруі бір жылдан асатын мақалалар ({count}), мысалы {names}',
      'next_review_at жолына reviewed_at күнінен бір жылдан аспайтын күн жазыңыз',
    ],
  },
  receivesClosed: {
    en: [
      'days of visits on which the clinic is closed then: {days}',
      'days and hours of clinic.yaml',
    ],
    ru: [
      'дни приёма, когда клиника в эти часы закрыта: {days}',
      'впишите дни и часы, когда клиника работает по clinic.yaml',
    ],
    kk: [
      'клиника осы сағаттарда жабық қабылдау күндері: {days}',
      'clinic.yaml бойынша клиника жұмыс істейтін күндер мен сағаттарды жазыңыз',
    ],
  },
  ended: {
    en: ['a last day that is past', 'the new one, or no line'],
    ru: ['последний день уже прошёл', 'впишите новый или уберите строку'],
    kk: ['соңғы күні өтіп кетті', 'жаңасын жазыңыз немесе жолды алып тастаңыз'],
  },
  tooManyYears: {
    en: ['{found} years of work of a clinic founded in {founded}', '{most} at most'],
    ru: ['{found}: столько лет клиника не работает, год основания {founded}', 'не больше {most}'],
    kk: ['{found}: клиника сонша жыл жұмыс істемейді, құрылған жылы {founded}', 'ең көбі {most}'],
  },
  endsSoon: {
    en: ['{days} days until the last day', 'the new day once it is known'],
    ru: ['до последнего дня осталось дней: {days}', 'впишите новый, как только он известен'],
    kk: ['соңғы күнге дейін {days} күн қалды', 'жаңасы белгілі болғанда жазыңыз'],
  },
  pastAbsence: {
    en: ['an absence that is over', 'no line, or the days of the next one'],
    ru: ['отсутствие уже закончилось', 'удалите его или впишите дни следующего'],
    kk: ['жоқ болатын күндері өтіп кетті', 'оны өшіріңіз немесе келесісінің күндерін жазыңыз'],
  },
  formerDoctor: {
    en: ['{doctor}, who has left', 'another doctor, or none'],
    ru: ['врач {doctor} уже ушёл из клиники', 'впишите другого врача или уберите строку'],
    kk: [
      '{doctor} дәрігері клиникадан кеткен',
      'басқа дәрігерді жазыңыз немесе жолды алып тастаңыз',
    ],
  },
  ownFormerSlug: {
    en: [
      '{slug}, which is the address still',
      'the new address confirmed beside its field (✓) before saving; or nothing here, if the address stays',
    ],
    ru: [
      '{slug} — это и есть нынешний адрес',
      'задайте новый ещё раз и до сохранения нажмите «✓» рядом с ним; если адрес не меняется, уберите строку',
    ],
    kk: [
      '{slug} — қазіргі мекенжайдың өзі',
      'жаңасын қайта жазып, сақтамас бұрын жанындағы «✓» белгісін басыңыз; мекенжай өзгермесе, жолды алып тастаңыз',
    ],
  },
  pastExceptions: {
    en: [
      'exceptions of the hours whose last day is past ({count}), such as {names}',
      'no line, or the day of the next year',
    ],
    ru: [
      'исключения в часах работы, которые прошли ({count}), например {names}',
      'удалите строку или впишите день следующего года',
    ],
    kk: [
      'жұмыс уақытындағы өткен ерекшеліктер ({count}), мысалы {names}',
      'жолды өшіріңіз немесе келесі жылдың күнін жазыңыз',
    ],
  },
  pastNotices: {
    en: [
      'notices whose time is past ({count}), such as {names}',
      'no notice, or a later time in until',
    ],
    ru: [
      'объявления, время которых прошло ({count}), например {names}',
      'удалите объявление или впишите более позднее время в until',
    ],
    kk: [
      'уақыты өткен хабарландырулар ({count}), мысалы {names}',
      'хабарландыруды өшіріңіз немесе until жолына кейінгі уақытты жазыңыз',
    ],
  },
  pastPromotions: {
    en: [
      'promotions whose last day is past ({count}), such as {names}',
      'a later day in until, or no file',
    ],
    ru: [
      'акции, которые закончились ({count}), например {names}',
      'впишите новый день в until или удалите файл',
    ],
    kk: [
      'мерзімі өткен акциялар ({count}), мысалы {names}',
      'until жолына жаңа күн жазыңыз немесе файлды өшіріңіз',
    ],
  },
  doctorsWithoutPhotograph: {
    en: [
      'doctors without a photograph ({count}), such as {names}',
      'a photograph, as visitors choose a face',
    ],
    ru: [
      'врачи без фотографии ({count}), например {names}',
      'добавьте фотографию: врача выбирают в лицо',
    ],
    kk: [
      'фотосуреті жоқ дәрігерлер ({count}), мысалы {names}',
      'фотосурет қосыңыз: дәрігерді жүзіне қарап таңдайды',
    ],
  },
  doctorsWithoutEducation: {
    en: ['doctors without education ({count}), such as {names}', 'the university and the year'],
    ru: ['врачи без образования ({count}), например {names}', 'впишите вуз и год'],
    kk: ['білімі көрсетілмеген дәрігерлер ({count}), мысалы {names}', 'оқу орны мен жылын жазыңыз'],
  },
  doctorsWithoutLanguages: {
    en: [
      'doctors who do not say their languages ({count}), such as {names}',
      'a label (tags) with the languages of the visit',
    ],
    ru: [
      'врачи, о которых не сказано, на каких языках они принимают ({count}), например {names}',
      'добавьте метку (tags) с языками приёма',
    ],
    kk: [
      'қай тілде қабылдайтыны айтылмаған дәрігерлер ({count}), мысалы {names}',
      'қабылдау тілдері жазылған белгі (tags) қосыңыз',
    ],
  },
  servicesOnRequest: {
    en: [
      'services whose price is on request ({count}), such as {names}',
      'a price, if there is one: a line without it means the same; in the line of a section nothing but its name',
    ],
    ru: [
      'услуги с ценой по запросу ({count}), например {names}',
      'если цена есть, впишите её (price): без этой строки цена тоже по запросу; если это раздел прейскуранта, оставьте в его строке одно название',
    ],
    kk: [
      'бағасы көрсетілмеген қызметтер ({count}), мысалы {names}',
      'бағасы болса, жазыңыз (price): бұл жол болмаса, сайтта баға көрсетілмейді; баға тізімінің бөлімі болса, оның жолында тек атауын қалдырыңыз',
    ],
  },
  analysisSectionsInRussian: {
    en: [
      'sections of the price list without a Kazakh name ({count}), such as {names}',
      'analysis-categories.csv with name_ru and name_kk of each section, as the Kazakh pages have one list without sections',
    ],
    ru: [
      'разделы прейскуранта без казахского названия ({count}), например {names}',
      'на казахских страницах анализы идут одним списком: впишите каждый раздел в analysis-categories.csv, name_ru и name_kk',
    ],
    kk: [
      'баға тізімінің қазақша атауы жоқ бөлімдері ({count}), мысалы {names}',
      'қазақша беттерде талдаулар бір тізіммен тұр: әр бөлімді analysis-categories.csv кестесіне жазыңыз, name_ru және name_kk',
    ],
  },
  serviceSectionsInRussian: {
    en: [
      'sections of the price list without a Kazakh name ({count}), such as {names}',
      'each in service-categories.yaml under its name, with the Kazakh one, as the Kazakh pages have one list without sections',
    ],
    ru: [
      'разделы прейскуранта без казахского названия ({count}), например {names}',
      'на казахских страницах эти услуги идут одним списком: впишите каждый раздел в service-categories.yaml под его названием, вместе с казахским',
    ],
    kk: [
      'баға тізімінің қазақша атауы жоқ бөлімдері ({count}), мысалы {names}',
      'қазақша беттерде бұл қызметтер бір тізіммен тұр: әр бөлімді service-categories.yaml ішіне қазақша атауымен бірге жазыңыз',
    ],
  },
  smallPictures: {
    en: [
      'pictures that are too small ({count}), such as {names}',
      'a doctor at least 480 points wide, others 1000',
    ],
    ru: [
      'слишком мелкие снимки ({count}), например {names}',
      'замените: врач не уже 480 точек, остальные не уже 1000',
    ],
    kk: [
      'тым ұсақ суреттер ({count}), мысалы {names}',
      'ауыстырыңыз: дәрігердікі кемінде 480 нүкте, басқалары кемінде 1000 нүкте болуы керек',
    ],
  },
  misshapenPictures: {
    en: [
      'pictures of the wrong shape ({count}), such as {names}',
      'a doctor upright, others wider than high, but not three times',
    ],
    ru: [
      'снимки не той формы ({count}), например {names}',
      'замените: врач по вертикали, остальные шире, чем выше, но не втрое',
    ],
    kk: [
      'пішіні сай келмейтін суреттер ({count}), мысалы {names}',
      'ауыстырыңыз: дәрігердікі тік, басқалары жатық, бірақ ені биіктігінен үш есе артық емес',
    ],
  },
} as const

/** What stands around the sentences of findings. */
/** Columns of tables, as people head them. */
export const tableColumns = {
  code: { en: 'code', ru: 'Код', kk: 'Код' },
  slug: { en: 'slug', ru: 'Адрес страницы', kk: 'Бет мекенжайы' },
  name_ru: { en: 'name_ru', ru: 'Название', kk: 'Орысша атауы' },
  name_kk: { en: 'name_kk', ru: 'Название на казахском', kk: 'Атауы' },
  category: { en: 'category', ru: 'Раздел', kk: 'Бөлім' },
  price: { en: 'price', ru: 'Цена', kk: 'Баға' },
  price_adult: { en: 'price for adults', ru: 'Цена для взрослых', kk: 'Ересектерге баға' },
  price_child: { en: 'price for children', ru: 'Цена для детей', kk: 'Балаларға баға' },
  price_resident: {
    en: 'price for residents',
    ru: 'Цена для резидентов',
    kk: 'Резиденттерге баға',
  },
  price_nonresident: {
    en: 'price for others',
    ru: 'Цена для нерезидентов',
    kk: 'Резидент еместерге баға',
  },
  price_weekday: { en: 'price on weekdays', ru: 'Цена в будни', kk: 'Жұмыс күндеріндегі баға' },
  price_weekend: {
    en: 'price at weekends',
    ru: 'Цена в выходные',
    kk: 'Демалыс күндеріндегі баға',
  },
  price_first: {
    en: 'price of the first visit',
    ru: 'Цена первичного приёма',
    kk: 'Алғашқы қабылдау бағасы',
  },
  price_repeated: {
    en: 'price of the repeated visit',
    ru: 'Цена повторного приёма',
    kk: 'Қайталама қабылдау бағасы',
  },
  discount: { en: 'discount', ru: 'Скидка', kk: 'Жеңілдік' },
  blood: { en: 'blood', ru: 'Взятие крови', kk: 'Қан алу' },
  document: { en: 'document', ru: 'Памятка', kk: 'Дайындық' },
  updated: { en: 'updated', ru: 'Дата изменения', kk: 'Жаңартылған күні' },
  days: { en: 'days', ru: 'Срок', kk: 'Мерзімі' },
  sample: { en: 'sample', ru: 'Материал', kk: 'Зерттелетін материал' },
  child_age: { en: 'child_age', ru: 'С какого возраста', kk: 'Қай жастан' },
  child_blood: { en: 'child_blood', ru: 'Кровь у детей', kk: 'Балалардан қан алу' },
  doctor_ru: { en: 'doctor_ru', ru: 'Врач', kk: 'Орысша аты-жөні' },
  doctor_kk: { en: 'doctor_kk', ru: 'Врач на казахском', kk: 'Дәрігер' },
  specialty: { en: 'specialty', ru: 'Специальность', kk: 'Орысша мамандығы' },
  specialty_kk: { en: 'specialty_kk', ru: 'Специальность на казахском', kk: 'Мамандығы' },
  first_visit: { en: 'first_visit', ru: 'Первичный приём', kk: 'Алғашқы қабылдау' },
  repeated_visit: {
    en: 'repeated_visit',
    ru: 'Повторный приём',
    kk: 'Қайталама қабылдау',
  },
  receives: { en: 'receives', ru: 'Дни приёма', kk: 'Қабылдау күндері' },
  photograph: { en: 'photograph', ru: 'Фото', kk: 'Сурет' },
  experience: { en: 'experience', ru: 'Стаж', kk: 'Өтілі' },
  about_ru: { en: 'about_ru', ru: 'О враче', kk: 'Орысша сипаттамасы' },
  about_kk: { en: 'about_kk', ru: 'О враче на казахском', kk: 'Дәрігер туралы' },
} as const

export const aroundFindings = {
  nothing: { en: 'nothing', ru: 'пусто', kk: 'бос' },
  more: {
    en: '{found} and {count} more such places',
    ru: '{found} и ещё такие места: {count}',
    kk: '{found} және тағы {count} сондай орын',
  },
  inLine: {
    en: '{found} (line {line})',
    ru: '{found} (строка {line})',
    kk: '{found} ({line}-жол)',
  },
  andMore: {
    en: '{found} and {count} more',
    ru: '{found} и ещё {count}',
    kk: '{found} және тағы {count}',
  },
  line: { en: 'line {line}', ru: 'строка {line}', kk: '{line}-жол' },
  lines: { en: 'lines {lines}', ru: 'строки {lines}', kk: '{lines} жолдары' },
  manyLines: {
    en: 'lines {lines} and {count} more',
    ru: 'строки {lines} и ещё {count}',
    kk: '{lines} жолдары және тағы {count} жол',
  },
  field: { en: 'column {field}', ru: 'поле {field}', kk: '{field} өрісі' },
  column: { en: 'column {field}', ru: 'столбец «{field}»', kk: '«{field}» бағаны' },
} as const
