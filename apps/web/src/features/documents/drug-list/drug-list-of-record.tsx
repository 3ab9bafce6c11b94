import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ComponentType } from 'react'
import { useHaveCodesExpired } from '../../../app/documents/use-activation-code.ts'
import { useMaySeeResults } from '../../../app/documents/use-may-see-results.ts'
import { useOpenActivation } from '../../../app/documents/use-open-activation.ts'
import { useReadWithActivationCode } from '../../../app/documents/use-read-with-activation-code.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import type { Visit } from '../../../app/visit/visits-source.ts'
import classes from './drug-list.module.css'
import { DrugListAsOf } from './drug-list-as-of.tsx'

type Drug = Answer<'readDrugList'>['drugs'][number]

/** What the screens of drugs show of a prescription. */
export interface DrugListSlots {
  Packs: ComponentType<{ drug: Drug }>
  IntoBasket: ComponentType<{ drugs: readonly Drug[] }>
}

interface DrugListOfRecordProps extends DrugListSlots {
  visit: Visit
  recordLink: string
  count: number
}

/** The drugs of one record; the activation code opens them, as it opens documents. */
export function DrugListOfRecord({ visit, recordLink, count, Packs, IntoBasket }: DrugListOfRecordProps) {
  const t = useT('documents')
  const town = useTown()
  const hasEnded = useHaveCodesExpired()
  const askCode = useOpenActivation()
  const { orderId, providerCode, profileId } = visit
  const maySee = useMaySeeResults(profileId)
  const { data, code, refusal, refetch, isFetching } = useReadWithActivationCode(
    'readDrugList',
    { params: { orderId, recordLink }, query: town ? { locationCode: town } : {} },
    { providerCode, recordLink, enabled: maySee === true },
  )
  if (maySee === false) return <Text>{t('drugList.noRight')}</Text>
  if (code === null || refusal?.code === 'INVALID_ACODE' || refusal?.code === 'DOCUMENTS_CONSENT_REQUIRED') {
    const open = () =>
      askCode({
        id: orderId,
        recordLink,
        providerCode,
        isTest: false,
        testProvider: null,
        profileId,
        documentId: null,
      })
    return (
      <>
        <Text role="status">{hasEnded ? t('drugList.ended') : t('drugList.locked', { count })}</Text>
        <Button mt="sm" leftSection={<IconLock size={20} aria-hidden />} onClick={open}>
          {t('drugList.unlock')}
        </Button>
      </>
    )
  }
  if (refusal && !data) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <Skeleton height={120} aria-label={t('drugList.loading')} />
  return (
    <>
      <DrugListAsOf provider={data.provider} refusal={refusal} isReading={isFetching} retry={refetch} />
      <ul className={classes.drugs}>
        {data.drugs.map(drug => (
          <li key={drug.id}>
            <PrescribedWords drug={drug} />
            <Packs drug={drug} />
          </li>
        ))}
      </ul>
      <IntoBasket drugs={data.drugs} />
      <Text c="dimmed" size="sm">
        {t('drugList.inform')}
      </Text>
    </>
  )
}

/** As the doctor wrote it. */
function PrescribedWords({ drug }: { drug: Drug }) {
  const t = useT('documents')
  const format = useFormat()
  const { name, inn, form, strength, instructions, count, validUntil, isCompleted = false } = drug
  const isOver = validUntil !== null && validUntil < civilDateOf(Date.now())
  const about = [inn === name ? null : inn, form, strength, count && t('drugList.count', { count })]
  return (
    <>
      <Title order={3} className={classes.name ?? ''}>
        {name}
      </Title>
      <Text c="dimmed">{about.filter(Boolean).join(' · ')}</Text>
      {instructions && <Text className={classes.instructions ?? ''}>{instructions}</Text>}
      {isCompleted && <Text fw={600}>{t('drugList.completed')}</Text>}
      {validUntil && !isCompleted && (
        <Text c="dimmed">
          {t(isOver ? 'drugList.over' : 'drugList.validUntil', { date: format.shortDate(validUntil) })}
        </Text>
      )}
    </>
  )
}
