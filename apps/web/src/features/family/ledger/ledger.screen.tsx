import { Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { showsResults } from '@vizit/domain/family/grant-choice.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { FamilyFrame } from '../family-frame.tsx'
import { relativesOf } from '../member.ts'
import { Ledger } from './ledger.tsx'
import { WhoMayAct } from './who-may-act.tsx'

/** `/family/ledger`: who did what for a person, and who may; every right can be taken back with one tap. */
export function LedgerScreen() {
  const t = useT('family')
  return <FamilyFrame title={t('ledger.title')}>{profile => <OfSomebody profile={profile} />}</FamilyFrame>
}

function OfSomebody({ profile }: { profile: Profile }) {
  const t = useT('family')
  const navigate = useNavigate()
  const asked = useSearch({ from: '/family/ledger' }).profile
  const mayRead = relativesOf(profile).filter(({ accessLevels }) => accessLevels.includes('GRANT'))
  const people = [
    { value: profile.me, label: t('ledger.me') },
    ...mayRead.map(({ profileId, profile: { fullNameRu } }) => ({
      value: profileId,
      label: fullNameRu ?? t('unnamed'),
    })),
  ]
  const chosen = people.find(({ value }) => value === asked)
  const whose = chosen?.value ?? profile.me
  const relKind = mayRead.find(({ profileId }) => profileId === whose)?.relKind ?? 'ME'
  const child = chosen && whose !== profile.me ? chosen.label : null
  return (
    <>
      <Text>{t('ledger.text')}</Text>
      {people.length > 1 && (
        <SelectField
          label={t('ledger.whose')}
          value={whose}
          options={people}
          onChoose={next =>
            void navigate({
              to: '/family/ledger',
              search: next === profile.me ? {} : { profile: next },
              replace: true,
            })
          }
        />
      )}
      <WhoMayAct
        key={`may ${whose}`}
        profileId={whose}
        isMe={whose === profile.me}
        showsResults={showsResults(relKind)}
      />
      <Ledger key={whose} profileId={whose} child={child} />
    </>
  )
}
