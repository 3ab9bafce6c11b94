import { SLUG } from '@vizit/domain/validation/code-shapes.ts'
import type { CatalogueDeps } from '../../store/deps.ts'

const QUERY = {
  name: 'is-known-clinic',
  text: 'select exists (select from provider where code = $1) as known',
}

/** Whether this parameter of an address has the shape of a clinic's code, and no clinic has it. */
export async function namesUnknownClinic(
  { database }: Pick<CatalogueDeps, 'database'>,
  clinic: unknown,
): Promise<boolean> {
  if (typeof clinic !== 'string' || !SLUG.test(clinic)) return false
  const { rows } = await database.reads.query<{ readonly known: boolean }>({ ...QUERY, values: [clinic] })
  return rows[0]?.known === false
}
