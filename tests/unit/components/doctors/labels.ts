import type { DoctorLabels } from '@/components/doctors/labels'

const forms = (one: string, other: string) => ({ one, few: other, many: other, other })

/** Obvious test texts, so that no test passes by a translation. */
export const labels: DoctorLabels = {
  rating: '{rating} of 5',
  noRating: 'no mark',
  reviews: forms('{count} review', '{count} reviews'),
  experience: forms('{count} year', '{count} years'),
  first: 'first',
  repeated: 'repeated',
  price: { exact: '{amount}', from: 'from {amount}', free: 'free', onRequest: 'on request' },
  appointment: 'appointment',
  more: 'more',
  preferredDay: '{name} on {day}',
  doctorHref: '/xx/doctors/{slug}',
  requestHref: '/xx/request?kind=doctors&id={id}',
  reception: {
    receives: 'receives {days}',
    away: '{reason} {days}',
    noReason: 'away',
    substitute: 'instead',
    words: { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], daily: 'daily' },
  },
  week: {
    hours: { week: Array(7).fill([{ opens: '8:00', closes: '20:00' }]), special: [] },
    label: 'preferred day',
    hint: 'a wish',
    choose: 'choose a day',
    previous: 'previous',
    next: 'next',
    today: 'today',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    longDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
}
