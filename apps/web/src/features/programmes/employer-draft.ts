/** The typed corporate address, until the programme is linked: another letter may be needed. */
export const EMPLOYER_DRAFT = 'employer email'

export interface EmployerDraft {
  readonly email: string
  /** To which the last letter of this tab went. */
  readonly sent: string
}
