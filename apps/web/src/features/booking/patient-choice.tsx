import { Radio, Stack, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { MainDeclineReason } from '../../app/booking/main-decline-reason.tsx'
import type { Candidate } from '../../app/booking/order-members.ts'
import { PersonAvatar } from '../../app/people/person-avatar.tsx'
import { relationKey } from '../../app/people/relation-key.ts'
import classes from './patient-choice.module.css'

interface PatientChoiceProps {
  candidates: readonly Candidate[]
  chosen: string | null
  /** The booking is on its way for the chosen one. */
  isFixed?: boolean
  onChoose: (profileId: string) => void
  /** Called when somebody leaves to solve the reason and will come back. */
  onLeave: () => void
}

/** Chooses the patient; people who cannot be booked are shown too, with the reason and its remedy. */
export function PatientChoice(props: PatientChoiceProps) {
  const { candidates, chosen, isFixed = false, onChoose, onLeave } = props
  const t = useT('booking')
  return (
    <Radio.Group label={t('forWhom')} value={chosen} onChange={onChoose}>
      <Stack gap="xs" mt="xs">
        {candidates.map(candidate => (
          <Person key={candidate.profileId} candidate={candidate} isFixed={isFixed} onLeave={onLeave} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

interface PersonProps {
  candidate: Candidate
  isFixed: boolean
  onLeave: () => void
}

function Person({ candidate, isFixed, onLeave }: PersonProps) {
  const t = useT('capabilities')
  const { profileId, relKind, sex, isGrownChild, allowed } = candidate
  const relation = relationKey(relKind, sex, isGrownChild)
  const name = candidate.fullName ?? t('unnamed')
  return (
    <div className={classes.person} data-declined={!allowed || undefined}>
      <Radio
        value={profileId}
        disabled={!allowed || isFixed}
        classNames={{ body: classes.radio, labelWrapper: classes.label }}
        label={
          <span className={classes.name}>
            <PersonAvatar fullName={name} photoUrl={candidate.photoUrl} size={40} />
            <span>
              {name}
              <Text span c="dimmed" size="sm">
                {' '}
                · {relation === 'ME' ? t('me') : t(`relation.${relation}`)}
              </Text>
            </span>
          </span>
        }
      />
      {!allowed && (
        <div className={classes.reason}>
          <MainDeclineReason person={candidate} name={name} onLeave={onLeave} />
        </div>
      )}
    </div>
  )
}
