import type { PersonRow } from '../store/people.ts'

const LENGTH = 40

/** First and last name, shortened to fit an SMS. */
export function nameForMessage({
  first_name,
  last_name,
}: Pick<PersonRow, 'first_name' | 'last_name'>): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim().slice(0, LENGTH).trim()
}
