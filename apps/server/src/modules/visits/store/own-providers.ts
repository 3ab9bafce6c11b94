import type { Database } from '../../../platform/database/database.ts'
import { inAlphabet } from '../../../platform/database/in-alphabet.ts'
import type { Language } from '../../../platform/http/language.ts'

interface OwnProvider {
  readonly code: string
  readonly name: string
  readonly isDemo: boolean
  readonly supportEmail: string | null
  readonly suspended: boolean
}

interface ProfilesThatCount {
  /** Profiles whose visits count. */
  readonly profileIds: readonly string[]
  /** Profiles whose test results count. */
  readonly readers: readonly string[]
}

const query = (language: Language) => ({
  name: `own-providers-${language}`,
  text: `select code, coalesce(name_${language}, name_ru) as name, is_demo as "isDemo",
      support_email as "supportEmail", not active as suspended
    from provider
    where id in (
      select provider_id from visit where profile_id = any($1::uuid[])
      union select provider_id from medical_record where profile_id = any($2::uuid[]))
    order by ${inAlphabet(`coalesce(name_${language}, name_ru)`, language)}, code`,
})

/** The organisations where these profiles have a visit, of any time, or a medical record. */
export async function readOwnProviders(
  { pool }: Database,
  { profileIds, readers }: ProfilesThatCount,
  language: Language,
): Promise<OwnProvider[]> {
  const { rows } = await pool.query<OwnProvider>({ ...query(language), values: [profileIds, readers] })
  return rows
}
