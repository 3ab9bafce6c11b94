/** The typed corporate address, until the programme is linked: another letter may be needed. */
export const EMPLOYER_DRAFT = 'employer email'
