import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { dropVisitImport } from '../../../app/visit-import/visit-import.ts'
import type { Member } from './import-choice.ts'

interface MemberFieldProps {
  label: string
  members: readonly Member[]
  chosen: string
  onChoose: (profileId: string) => void
}

/** Chooses a family member for whom the user may book; if there are none, links to adding one. */
export function MemberField({ label, members, chosen, onChoose }: MemberFieldProps) {
  const t = useT('visit-import')
  const common = useT('common')
  if (members.length === 0) {
    return (
      <Text>
        {t('nobody')}{' '}
        <TextLink to="/family" onClick={dropVisitImport}>
          {t('toFamily')}
        </TextLink>
      </Text>
    )
  }
  return (
    <SelectField
      label={label}
      value={chosen}
      options={[
        { value: '', label: common('notSet') },
        ...members.map(({ profileId, profile }) => ({
          value: profileId,
          label: profile.fullNameRu ?? t('unnamed'),
        })),
      ]}
      onChoose={onChoose}
    />
  )
}
