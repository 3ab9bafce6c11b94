import type { AreaFiles } from '../language-bundle.ts'

export const areas: AreaFiles = import.meta.glob<object>(
  [
    './*.json',
    '!./{calendar,common,navigation}.json',
    '!./{main,search,session,timeslot,decline}.json',
    '!./{app,clinic-import,dosage,messages}.json',
  ],
  { base: '../../catalogues/ru/', import: 'default' },
)
