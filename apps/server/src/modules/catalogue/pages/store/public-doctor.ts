import type { Doctor } from '@vizit/contract/shapes/catalogue.ts'
import type { z } from 'zod'
import type { Language } from '../../../../platform/http/language.ts'
import { bookablePeriodValues, readBookablePeriod } from '../../store/bookable-period.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { physiciansQuery } from '../../store/doctors.ts'
import { readJson } from '../../store/read-json.ts'

export type PublicDoctor = z.output<typeof Doctor>

/** One doctor, in the form of the API. */
export async function readPublicDoctor(
  deps: CatalogueDeps,
  doctorId: string,
  language: Language,
): Promise<PublicDoctor | undefined> {
  const period = bookablePeriodValues(await readBookablePeriod(deps))
  const json = await readJson(deps.database, physiciansQuery(language, true), [[doctorId], ...period])
  const [doctor] = json ? (JSON.parse(json.text) as PublicDoctor[]) : []
  return doctor
}
