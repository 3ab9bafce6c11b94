import { CompactSign } from 'jose'
import type { InvoicesDeps } from '../deps.ts'
import { readProgrammes, readProviders } from '../store/known-for-invoices.ts'
import { listProgrammeDecisions, listProviderDecisions } from '../use-cases/list-decisions.ts'
import { statementKey } from './statement-key.ts'

interface Asked {
  readonly of: { readonly kind: 'provider' | 'programme'; readonly code: string }
  /** The number of the last decision that is not wanted any more. */
  readonly after: number
}

interface Deps extends Pick<InvoicesDeps, 'database' | 'clock'> {
  readonly secret: string
}

const PAGE = 1000

export interface SignedDecisions {
  readonly file: string
  readonly count: number
  readonly last: number
}

/** All decisions above a number as one signed file: a compact JWS, whose payload is JSON. Null: nobody has this code. */
export async function signDecisions(
  { of: { kind, code }, after }: Asked,
  { database, clock, secret }: Deps,
): Promise<SignedDecisions | null> {
  const known =
    kind === 'provider' ? await readProviders(database.db, [code]) : await readProgrammes(database.db, [code])
  if (!known.has(code)) return null
  const list = kind === 'provider' ? listProviderDecisions : listProgrammeDecisions
  const decisions: object[] = []
  let last = after
  for (let hasMore = true; hasMore; ) {
    const page = await list({ code, after: last, limit: PAGE }, { database })
    decisions.push(...page.decisions)
    ;({ last, hasMore } = page)
  }
  const { privateKey, publicJwk } = await statementKey(secret)
  const payload = { [kind]: code, signedAt: clock.now().toISOString(), after, last, decisions }
  const file = await new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'EdDSA', kid: publicJwk.kid, typ: 'vizit-invoice-decisions' })
    .sign(privateKey)
  return { file, count: decisions.length, last }
}
