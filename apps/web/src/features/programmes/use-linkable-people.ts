import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { SelectOption } from '@vizit/ui/form/select-field.tsx'
import { useProfile } from '../../app/people/profile.ts'

/** The person, unless they have the programme, and the children whose data they edit. */
export function useLinkablePeople(isMine: boolean): SelectOption[] {
  const t = useT('programmes')
  const { data: profile } = useProfile()
  if (!profile) return []
  const children = profile.family.filter(
    ({ relKind, accessLevels }) => relKind === 'CHILD' && accessLevels.includes('EDIT_PROFILE'),
  )
  return [
    ...(isMine ? [] : [{ value: profile.me, label: t('insurer.me', { name: profile.fullNameRu ?? '' }) }]),
    ...children.map(child => ({ value: child.profileId, label: child.profile.fullNameRu ?? '' })),
  ]
}
