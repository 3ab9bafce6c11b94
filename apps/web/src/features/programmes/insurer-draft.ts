/** The card or contract that is typed for a programme, until it is linked: the suffix may be asked for again. */
export const insurerDraft = (programme: string) => `insurer key ${programme}`
