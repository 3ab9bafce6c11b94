import type { WrongField } from '../../platform/http/wrong-fields.ts'

/** What a person says of themselves. */
export interface ProfileFacts {
  /** Last, first and middle name, joined by spaces. */
  readonly fullNameRu: string
  /** The parts of it, where spaces do not tell them apart. */
  readonly lastName?: string | undefined
  readonly firstName?: string | undefined
  readonly middleName?: string | null | undefined
  /** `YYYY-MM-DD` */
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
  /** True is recorded once, with the time; false, or nothing said, changes nothing. */
  readonly consentReceived?: boolean | undefined
}

/** Of the wrong fields `support-only` is another birthday after the first visit (product §6, "Support-only actions"). */
export type SavedProfile = 'saved' | 'underage' | { readonly wrongFields: readonly WrongField[] }
