import { CompactSign } from 'jose'
import type { InvoicesDeps } from '../deps.ts'
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

/** All decisions above a number as one signed file: a compact JWS, whose payload is JSON. */
export async function signDecisions(
  { of: { kind, code }, after }: Asked,
  { database, clock, secret }: Deps,
): Promise<{ readonly file: string; readonly count: number; readonly last: number }> {
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
