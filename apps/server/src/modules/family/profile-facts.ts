import type { WrongField } from '../../platform/http/wrong-fields.ts'

/** What a person enters about themselves. */
export interface ProfileFacts {
  /** Last, first and middle name, joined by spaces. */
  readonly fullNameRu: string
  /** The parts of the name, for names that spaces do not split correctly. */
  readonly lastName?: string | undefined
  readonly firstName?: string | undefined
  readonly middleName?: string | null | undefined
  /** `YYYY-MM-DD` */
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
  /** True records the consent once, with the time; false or a missing field changes nothing. */
  readonly consentReceived?: boolean | undefined
}

/**
 * `support-only` in the wrong fields means: the birthday cannot be changed after the first visit (product §6,
 * "Support-only actions"). `kept-by-programme`: only a programme of which the person is a member corrects these facts (product §6).
 */
export type SavedProfile =
  | 'saved'
  | 'underage'
  | 'kept-by-programme'
  | { readonly wrongFields: readonly WrongField[] }
