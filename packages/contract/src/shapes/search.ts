import { z } from 'zod'
import { Count } from './numbers.ts'
import { RowId } from './scalars.ts'
import { UnderstoodInTown } from './understood.ts'

const group = <Item extends z.ZodType>(item: Item) =>
  z.object({
    total: Count.describe('how many there are; `items` are the first of them'),
    items: z.array(item),
  })

const FoundDoctor = z.object({
  doctorId: RowId,
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  fullName: z.string(),
  specialities: z.array(z.string()),
  towns: z.array(z.string()),
  photoUrl: z.string().nullable(),
  isDemo: z.boolean(),
})

const FoundSpeciality = z.object({
  specialityId: RowId,
  speciality: z.string().describe('the name of the speciality'),
  doctorsCount: Count.describe('in the town; without a town in all regions'),
})

const FoundMedicalCentre = z.object({
  branchId: RowId,
  branch: z.string().describe('the name of the branch'),
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  address: z.string(),
  locationCode: Count,
  town: z.string(),
  isDemo: z.boolean(),
})

/** Services of the same name are one result. */
const FoundService = z.object({
  serviceId: RowId.describe('of one medical organisation that provides it, in the town if one does'),
  providerCode: z.string().describe('that organisation'),
  provider: z.string(),
  name: z.string(),
  direction: z.string(),
  isDemo: z.boolean(),
  medicalCentresCount: Count.describe('branches that provide it: in the town; without a town in all regions'),
})

const FoundDrug = z.object({
  drugId: RowId,
  name: z.string(),
  inn: z.string().nullable().describe('the substance'),
  form: z.string().nullable(),
  priceFrom: Count.nullable().describe('kopecks, in the town; null: no pharmacy has it'),
  pharmaciesCount: Count.describe('in the town; without a town in all regions'),
  isUnknown: z.boolean().describe('the service of prices does not answer'),
  isDemo: z.boolean(),
})

const SearchGroup = z.enum(['doctors', 'specialities', 'medicalCentres', 'services', 'drugs'])

export const SearchResults = z.object({
  understood: UnderstoodInTown.extend({
    isPartial: z.boolean().describe('true: drugs were found as typed, only the other groups by this'),
  })
    .nullable()
    .describe('what was searched instead, where that is not what was typed'),
  sections: z
    .array(z.enum(['pharmacies', 'drugs']))
    .describe('sections that the words ask for, before everything that is found'),
  order: z.array(SearchGroup).describe('the groups with results, the best match first'),
  doctors: group(FoundDoctor),
  specialities: group(FoundSpeciality),
  medicalCentres: group(FoundMedicalCentre),
  services: group(FoundService),
  drugs: group(FoundDrug),
})
