/** A request as the dialog makes it; a test sets only the fields it is about. */
import type { OutgoingRequest } from '@/lib/requests/browser/send'

let count = 0

export function outgoing(change: Partial<OutgoingRequest> = {}): OutgoingRequest {
  count += 1
  return {
    key: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    path: '/api/request-doctors',
    locale: 'kk',
    body: {
      doctor_id: 12,
      name: `Visitor ${count}`,
      phone: '77010001122',
      meta: {
        page: '/kk/doctors-list/list',
        locale: 'kk',
        layout: 'desktop',
        attribution: {},
        consentVersion: '1',
        consentAt: '2026-01-01T10:00:00.000Z',
        openedAt: 1,
        sentAt: 2,
      },
    },
    ...change,
  }
}
