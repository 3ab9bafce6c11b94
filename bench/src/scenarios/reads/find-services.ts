import { foundServicesQuery } from '@vizit/server/modules/medcenters/store/found-services.ts'
import type { SqlStatement } from '../../load/job.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'

const LIMIT = 50
const MINSK = 17
const ADULT = 18

function askOf(locationCode: number | undefined, age: number | undefined): Ask {
  const given = { locationCode, age, limit: LIMIT }
  const query = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const none = { directionId: undefined, groupId: undefined, programId: undefined, searched: undefined }
  return {
    path: `/api/v2/public/services?${new URLSearchParams(query)}`,
    statement: foundServicesQuery({ ...given, ...none, language: 'ru', after: null }) as SqlStatement,
  }
}

export const servicesOfTown: ReadScenario = {
  name: 'find-services-town',
  title: 'services of Minsk by direction, for anybody and for adults',
  async asks() {
    return [askOf(MINSK, undefined), askOf(MINSK, ADULT)]
  },
}

export const servicesOfAllRegions: ReadScenario = {
  name: 'find-services-all',
  title: 'services of all regions by direction',
  async asks() {
    return [askOf(undefined, undefined)]
  },
}
