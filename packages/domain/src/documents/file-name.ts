export type DocumentKind = 'analysis' | 'conclusion'

interface Facts {
  readonly kind: DocumentKind
  readonly physicianName: string | null
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** The name that a document is saved under: prefix, doctor and date (calls §9, "PDF file names"). */
export function documentFileName({ kind, physicianName, date }: Facts): string {
  // What file systems forbid, and what a name begins or ends badly with, is no letter, digit, hyphen or dot inside.
  const doctor = (physicianName ?? '')
    .replaceAll(/[^\p{L}\p{M}\d.’'-]+/gu, '_')
    .replaceAll(/^[_.]+|[_.]+$/g, '')
  return `${kind}_${[doctor, date].filter(Boolean).join('_')}.pdf`
}
