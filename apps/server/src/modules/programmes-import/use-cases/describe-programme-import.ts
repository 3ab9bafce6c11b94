import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { describeProblems } from '../../clinic-import/public.ts'
import type { ProgrammeImport } from './import-programme.ts'

/** The result as text, one line each. */
export function describeProgrammeImport(result: ProgrammeImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  if (result.outcome === 'refused') return describeProblems(result.problems, t)
  const { contracts, covered, limits, members } = result
  const found = t('programmes.found', { contracts, covered, limits })
  if (result.outcome === 'checked')
    return [
      t('summary.checked'),
      found,
      ...(members === null ? [] : [t('programmes.foundMembers', { count: result.members ?? 0 })]),
    ]
  return [
    t('programmes.imported', { code: result.code }),
    found,
    ...(result.members ? [t('programmes.members', { ...result.members })] : []),
    ...(result.isActive ? [] : [t('programmes.switchedOff', { code: result.code })]),
  ]
}
