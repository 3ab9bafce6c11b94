import {
  isByProgramme,
  medcenterFilters,
  medcenterSorts,
  sortNeedsService,
} from '@vizit/domain/filters/medcenter-sorts.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { ServiceCatalogue } from '../../shapes/catalogue.ts'
import { Cursor, PatientAge, ProgrammeCode, SearchText, YesNo } from '../../shapes/list-query.ts'
import { Medcenter, MedcenterList } from '../../shapes/medcenter.ts'
import { inQuery, LocationCode } from '../../shapes/numbers.ts'
import { RowId } from '../../shapes/scalars.ts'

const OneMedcenter = z.object({ id: RowId.describe('the branch') })

const Filters = z.object({
  locationCode: LocationCode.optional().describe('0 or none: all regions'),
  q: SearchText.optional().describe('words of the name or the address; under 3 characters counts as none'),
  filter: z
    .enum(medcenterFilters)
    .default('any')
    .describe(
      'byProgram: centres where `programId` covers something, or with `serviceId` that service; notByProgram: all others; bookmarks: see findBookmarkedMedcenters',
    ),
  programId: ProgrammeCode.optional().describe(
    'the code of a programme; needed with byProgram and notByProgram',
  ),
  serviceId: RowId.optional().describe(
    'a service of any organisation: centres that give it, or the same service of another organisation',
  ),
  age: PatientAge.optional().describe(
    'with `serviceId`: only centres where somebody gives it to a patient of so many whole years; -1: to children of some age, 18: to adults of some age',
  ),
  sort: z
    .enum(medcenterSorts)
    .default('byDoctorsCount')
    .describe(
      'by the number of doctors, the name, the number of reviews; `byPrice` (the lowest first) and `withoutSort` only with `serviceId`',
    ),
  openNow: YesNo.describe('only centres that are open now'),
  limit: inQuery(z.int().min(1).max(100)).default(10),
  cursor: Cursor.optional(),
})

const Asked = Filters.check(({ value, issues }) => {
  const wrong = (field: string) =>
    issues.push({ code: 'invalid_value', values: [], path: [field], input: value })
  if (sortNeedsService(value.sort) && value.serviceId === undefined) wrong('sort')
  if (value.age !== undefined && value.serviceId === undefined) wrong('age')
  if (isByProgramme(value.filter) && value.programId === undefined) wrong('programId')
})

const ABOUT_UNKNOWN =
  'INVALID_ARGUMENT: also a town, service or programme that does not exist, or a foreign cursor'

export const findMedcenters = call({
  module: 'medcenters',
  topics: ['timeslots'],
  summary: `Find medical centres (branches of organisations); with a service also its price and nearest free time. ${ABOUT_UNKNOWN}`,
  method: 'GET',
  path: '/api/v2/public/medcenters',
  who: 'anyone',
  query: Asked,
  status: 200,
  answer: MedcenterList,
  // UNAUTHENTICATED: bookmarks were asked for, and nobody is known here.
  errors: ['INVALID_ARGUMENT', 'UNAUTHENTICATED'],
})

export const findBookmarkedMedcenters = call({
  module: 'medcenters',
  topics: ['timeslots', 'bookmarks'],
  summary: `Find among the account's favourite medical centres, by the same filters as findMedcenters. ${ABOUT_UNKNOWN}`,
  method: 'GET',
  path: '/api/v2/my/medcenters',
  who: 'patient',
  query: Asked,
  status: 200,
  answer: MedcenterList,
  errors: ['INVALID_ARGUMENT'],
})

export const showMedcenter = call({
  module: 'medcenters',
  summary:
    'Show a medical centre: contacts, schedule with open now and holidays, photos, its organisation. Doctors: findDoctors with medcenterId',
  method: 'GET',
  path: '/api/v2/public/medcenters/:id',
  who: 'anyone',
  params: OneMedcenter,
  status: 200,
  answer: Medcenter,
  errors: ['NOT_FOUND'],
})

export const listMedcenterServices = call({
  module: 'medcenters',
  summary: 'List directions, subgroups and services that can be had at a medical centre',
  method: 'GET',
  path: '/api/v2/public/medcenters/:id/services',
  who: 'anyone',
  params: OneMedcenter,
  status: 200,
  answer: ServiceCatalogue,
  errors: ['NOT_FOUND'],
})
