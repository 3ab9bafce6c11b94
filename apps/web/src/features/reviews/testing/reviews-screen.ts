import { afterEach, beforeEach, vi } from 'vitest'
import { dropAllDrafts } from '../../../app/browser-storage/drafts.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, clinic, doctor, NOW } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'
import type { OwnReview, Review, ReviewableVisit } from '../review-types.ts'

export const PAGE = '/clinics/mir/doctors/7?tab=reviews'

export const uuid = (n: number) => `01990000-0000-7000-8000-00000000010${n}`

const about = {
  doctor: { doctorId: '7', displayName: 'Ковалевич А. П.' },
  branch: { branchId: '1', name: 'Филиал на Немиге' },
  providerCode: 'mir',
}

export const review = (n: number, given: Partial<Review> = {}): Review => ({
  id: uuid(n),
  ...about,
  text: `Отзыв ${n}`,
  author: null,
  date: '2026-11-20',
  isEdited: false,
  isVerifiedVisit: true,
  isDemo: false,
  answer: null,
  ...given,
})

export const own = (given: Partial<OwnReview> = {}): OwnReview => ({
  id: uuid(1),
  orderId: uuid(5),
  publicId: uuid(2),
  ...about,
  text: 'Помогли.',
  author: null,
  date: '2026-11-20',
  isEdited: false,
  state: 'public',
  concerns: [],
  rejectReason: null,
  answer: null,
  ...given,
})

export const past = (n: number, given: Partial<ReviewableVisit> = {}): ReviewableVisit => ({
  orderId: uuid(n),
  startDate: `2026-11-0${n}T07:00:00Z`,
  customerFirstName: 'Анна',
  ...about,
  ...given,
})

export const page = (items: Review[], nextCursor: string | null = null) => ({
  items,
  total: items.length,
  nextCursor,
})

export function signIn() {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listOwnReviews', [])
  answer('listReviewableVisits', [past(5)])
}

/** Before each test of a file: a doctor of one branch, whom a guest looks at. */
export function beginWithReviews(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    answer('listProviders', [clinic('mir', 'Клиника «Мир»')])
    answer('listBranches', [branch('1', 'Филиал на Немиге')])
    answer('listPhysicians', [doctor('7', { at: ['1'], providerCode: 'mir' })])
  })
  afterEach(() => {
    session.end()
    dropAllDrafts()
    vi.useRealTimers()
  })
}
