/** Texts of a callback request for tests, as in the message files. */
import type { RequestLabels } from '@/components/request/RequestDialog/labels'

export const labels: RequestLabels = {
  titles: {
    checkups: 'Запись на check-up',
    doctors: 'Запись к врачу',
    services: 'Запись на услугу',
    promotion: 'Запись по акции',
    posts: 'Запись на приём',
    mail: 'Заказать звонок',
    mobile: 'Онлайн-консультация',
    partner: 'Заявка для компании',
  },
  lead: 'Администратор перезвонит и ответит на вопросы.',
  several: 'Хватит одной заявки.',
  name: 'Имя',
  namePlaceholder: 'Как к вам обращаться',
  phone: 'Телефон',
  consent: { before: 'Даю согласие на ', link: 'обработку персональных данных', after: '' },
  newTab: 'откроется в новой вкладке',
  send: 'Отправить',
  sending: 'Отправляем…',
  waits: 'Кнопка заработает, когда вы отметите согласие.',
  close: 'Закрыть',
  errors: {
    required: 'Обязательное поле',
    phoneIncomplete: 'Введите номер полностью',
    phoneWrong: 'Проверьте цифры номера',
    phoneForeign: 'Только номера на +7',
    nameInvalid: 'Проверьте имя',
    consent: 'Отметьте согласие',
    summary: 'Проверьте отмеченные поля',
    unavailable: 'Сейчас не удалось принять заявку',
  },
  next: 'Администратор перезвонит с 8:00 до 20:00.',
  elsewhere: {
    text: 'Номер другой страны?',
    phone: { number: '+77990000101', label: '+7 (799) 000-01-01' },
    whatsapp: 'https://wa.me/77990000101',
  },
  status: {
    accepted: 'Заявка принята',
    saved: 'Заявка сохранена и уйдёт, когда появится связь',
    sentLater: 'Сохранённая заявка отправлена',
    lost: 'Сохранённая заявка не отправлена',
    call: 'Чтобы записаться, позвоните нам:',
  },
}
