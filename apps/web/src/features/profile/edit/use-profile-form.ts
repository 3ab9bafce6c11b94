import { minskTime } from '@vizit/i18n/format/minsk-time.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { FieldError } from '@vizit/ui/form/error-summary.tsx'
import { useAfterPress } from '@vizit/ui/form/use-after-press.ts'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../app/drafts.ts'
import type { Profile } from '../../../app/profile.ts'
import { checkField, formOf, type ProfileForm } from './profile-form.ts'

export const PROFILE_DRAFT = 'profile'
const fields = [
  'lastName',
  'firstName',
  'middleName',
  'birthday',
  'sex',
] as const satisfies readonly (keyof ProfileForm)[]
type Field = (typeof fields)[number]

/** What is written into the profile's form, and what is wrong with it once a field has been left. */
export function useProfileForm(profile: Profile) {
  const t = useT('profile')
  const common = useT('common')
  const [form, setForm] = useState<ProfileForm>(() => ({
    ...formOf(profile),
    ...readDraft<ProfileForm>(PROFILE_DRAFT),
  }))
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const afterPress = useAfterPress()
  const today = minskTime(Date.now()).date

  function message(field: Field): string | null {
    const problem = checkField(field, form, today)
    if (problem === 'choice') return t('chooseSex')
    return problem && common(`invalid.${problem}`)
  }
  function write<F extends Field>(field: F, value: ProfileForm[F]) {
    const next = { ...form, [field]: value }
    setForm(next)
    keepDraft(PROFILE_DRAFT, next)
  }
  const errors = fields.flatMap((field): FieldError[] => {
    const found = message(field)
    if (!found) return []
    return [{ field, label: t(field), message: found }]
  })

  return {
    form,
    write,
    errors,
    /** Counts the refused attempts to go on. */
    attempt,
    refuse: () => setAttempt(attempt + 1),
    leave: (field: Field) => afterPress(() => setLeft(all => new Set([...all, field]))),
    /** The message to show at a field: only once it has been left, or going on was tried. */
    shown: (field: Field) => (left.has(field) || attempt > 0 ? message(field) : null),
    /** What to do where correcting the field would not help. */
    nextStep: (field: Field) => (checkField(field, form, today) === 'minor' ? t('minorNext') : null),
  }
}

export type ProfileFormState = ReturnType<typeof useProfileForm>
