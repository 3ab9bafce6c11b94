import { z } from 'zod'
import { call } from '../../call.ts'
import { FamilyAnswer, JoinRequests } from '../../shapes/family.ts'
import { Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/family/requests'
const params = z.object({ id: Uuid })

export const listJoinRequests = call({
  module: 'family',
  topics: ['family'],
  summary: "List requests to join: those that wait for the signed-in person's answer, and those they made",
  method: 'GET',
  path,
  who: 'patient',
  status: 200,
  answer: JoinRequests,
  errors: [],
})

/**
 * After that each side holds VIEW_COVERAGE on the other, and spouses see each other's children. A repeated call gets
 * the same answer. FAMILY_LIMIT: one of the two families has no free place, and the request stays open. A spouse gets
 * all rights on the owner's children, so the call needs the code of `freshCode`.
 */
export const acceptJoinRequest = call({
  module: 'family',
  topics: ['family', 'visits'],
  summary: 'Accept a request to join; only the owner of the code may do this',
  method: 'POST',
  path: `${path}/:id/accept`,
  repeat: 'settles',
  who: 'patient',
  params,
  freshCode: {
    deed: 'grant',
    when: 'a spouse gets all rights on a child of the owner without having held them before',
  },
  status: 200,
  answer: FamilyAnswer,
  errors: ['JOIN_REQUEST_OVER', 'FAMILY_LIMIT', 'FRESH_CODE_REQUIRED', 'FRESH_CODE_EXPIRED'],
})

/** The other side is not told: for them the request stays open until it expires. */
export const declineJoinRequest = call({
  module: 'family',
  topics: ['family'],
  summary: 'Decline a request to join; only the owner of the code may do this',
  method: 'POST',
  path: `${path}/:id/decline`,
  repeat: 'settles',
  who: 'patient',
  params,
  status: 204,
  errors: ['JOIN_REQUEST_OVER'],
})

export const withdrawJoinRequest = call({
  module: 'family',
  topics: ['family'],
  summary: 'Withdraw a request to join; only the person who made it may do this',
  method: 'DELETE',
  path: `${path}/:id`,
  who: 'patient',
  params,
  status: 204,
  errors: ['JOIN_REQUEST_OVER'],
})
