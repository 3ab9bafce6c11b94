/** The corporate address that is typed for a programme, until it is linked: another letter may be needed. */
export const employerDraft = (programme: string) => `employer email ${programme}`

export interface EmployerDraft {
  readonly email: string
  /** To which the last letter of this tab went. */
  readonly sent: string
}
