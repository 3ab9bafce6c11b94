import { readLedger as call } from '@vizit/contract/calls/family/ledger.ts'
import { LedgerAction, type LedgerEntry } from '@vizit/contract/shapes/family.ts'
import { AccessLevel, RelKind } from '@vizit/contract/shapes/profile.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { z } from 'zod'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { type LedgerPersonRow, type LedgerRow, readLedgerPeople, readLedgerRows } from '../store/ledger.ts'
import { fullNameOf } from '../use-cases/present-member.ts'

type Entry = z.output<typeof LedgerEntry>
type Person = Entry['other']

interface LedgerAsked {
  readonly actor: Patient
  readonly profileId: string
  readonly before: string | null
  readonly limit: number
}

/**
 * A page of the ledger, which says who did what with a person's data: the reader's own, or of a person for whom
 * the reader holds GRANT.
 */
async function readLedger(asked: LedgerAsked, { database, family }: FamilyDeps) {
  const { actor, limit } = asked
  if (!(await family.memberFor(actor, asked.profileId, 'GRANT'))) return new Refused('NOT_FOUND', {})
  const found = await readLedgerRows(database.db, {
    ...asked,
    limit: limit + 1,
    actions: LedgerAction.options,
  })
  const rows = found.slice(0, limit)
  const accountIds = rows.flatMap(row => [row.account_id, otherOf(row)]).filter(id => id !== null)
  const people = await readLedgerPeople(database.db, actor.accountId, [...new Set(accountIds)])
  const person = personIn(actor.accountId, new Map(people.map(row => [row.account_id, row])))
  const entries = rows.map((row): Entry => {
    const action = LedgerAction.parse(row.action)
    return {
      id: row.id,
      at: formatInstant(row.at),
      action,
      profileId: asked.profileId,
      actor: person(row.account_id),
      other: person(otherOf(row)),
      details: { ...levelOf(row), ...(action.startsWith('visit-') ? { orderId: row.subject } : {}) },
    }
  })
  return { entries, hasMore: found.length > limit }
}

/** The account whose rights the entry is about. */
function otherOf({ action, subject }: LedgerRow): string | null {
  return action === 'rights-changed' || action === 'relative-added' || action === 'relative-removed'
    ? subject
    : null
}

const Level = z.object({ level: AccessLevel })

function levelOf({ details }: LedgerRow): Entry['details'] {
  const said = Level.safeParse(details)
  return said.success ? { level: said.data.level } : {}
}

function personIn(readerId: string, known: ReadonlyMap<string, LedgerPersonRow>) {
  return (accountId: string | null): Person => {
    if (accountId === null) return null
    const row = known.get(accountId)
    const isMe = accountId === readerId
    if (!row) return { profileId: null, name: null, relKind: null, isMe }
    const { last_name: lastName, first_name: firstName, middle_name: middleName } = row
    const relKind = RelKind.nullable().parse(row.rel_kind)
    const profileId = relKind === null ? null : row.profile_id
    return { profileId, name: fullNameOf({ lastName, firstName, middleName }), relKind, isMe }
  }
}

export const readLedgerRoute = handle(call, ({ actor, query }, deps: FamilyDeps) =>
  readLedger({ actor, profileId: query.profileId, before: query.before ?? null, limit: query.limit }, deps),
)
