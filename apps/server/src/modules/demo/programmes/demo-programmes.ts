import type { ProgrammeFacts } from '../../programmes/public.ts'

/** The programmes that the specification names (product §1); they exist only as these rows. */
export const demoProgrammes: readonly ProgrammeFacts[] = [
  {
    code: 'epam',
    kind: 'EMPLOYER',
    caption: { ru: 'Программа EPAM', be: 'Праграма EPAM', en: 'EPAM programme' },
  },
  {
    code: 'bns',
    kind: 'INSURER',
    caption: {
      ru: 'Медицинское страхование БНС',
      be: 'Медыцынскае страхаванне БНС',
      en: 'BNS health insurance',
    },
  },
]
