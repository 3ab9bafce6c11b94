import type { DoctorsSearch } from '../../app/doctor/doctors-search.ts'

/** Of the child that the list is for; null: of a child of unknown age; undefined: it is not for a child. */
export const childAgeOf = ({
  profile,
  age,
}: Pick<DoctorsSearch, 'profile' | 'age'>): number | null | undefined =>
  profile === '2' ? (age === undefined ? null : Number(age)) : undefined
