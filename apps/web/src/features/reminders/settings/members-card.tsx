import { Stack, Text, Title } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useProfile } from '../../../app/people/profile.ts'
import type { RemindedVisits, Settings } from '../reminder-types.ts'

const toldOf = ['all', 'booked', 'none'] as const

/** The people of whose visits the account is reminded. */
export function MembersCard({ members }: { members: Settings['members'] }) {
  const t = useT('reminders')
  const { data: profile } = useProfile()
  const { mutate, refusal } = useCall('chooseMemberReminders', {
    done: () => toast(t('saved')),
  })
  function nameOf(profileId: string) {
    const member = profile?.family.find(each => each.profileId === profileId)
    const name = member?.profile.fullNameRu || t('members.unnamed')
    return member?.relKind === 'ME' ? t('members.me', { name }) : name
  }
  return (
    <Surface>
      <Stack>
        <Title order={2}>{t('members.title')}</Title>
        <Text>{t('members.text')}</Text>
        <RefusalBlock refusal={refusal} />
        {members.map(({ profileId, told }) => (
          <SelectField
            key={profileId}
            label={nameOf(profileId)}
            value={told}
            options={toldOf.map(value => ({ value, label: t(`members.told.${value}`) }))}
            onChoose={value => mutate({ params: { profileId }, body: { told: value as RemindedVisits } })}
          />
        ))}
      </Stack>
    </Surface>
  )
}
