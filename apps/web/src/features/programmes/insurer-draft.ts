/** The typed card or contract, until the programme is linked: the suffix may be asked for again. */
export const INSURER_DRAFT = 'insurer key'
