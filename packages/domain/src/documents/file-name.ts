export type DocumentKind = 'analysis' | 'conclusion'

interface Facts {
  readonly kind: DocumentKind
  readonly physicianName: string | null
  /** `YYYY-MM-DD` */
  readonly date: string
}

/** The name under which a document is saved: prefix, doctor and date (calls §9, "PDF file names"). */
export function documentFileName({ kind, physicianName, date }: Facts): string {
  // Keeps letters, digits, apostrophes, and hyphens and dots inside a word: other characters are forbidden by some file
  // systems or bad at the start or end of a name.
  const doctor = (physicianName ?? '')
    .replaceAll(/[^\p{L}\p{M}\d.’'-]+/gu, '_')
    .replaceAll(/^[_.]+|[_.]+$/g, '')
  return `${kind}_${[doctor, date].filter(Boolean).join('_')}.pdf`
}
