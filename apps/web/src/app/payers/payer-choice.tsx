import { Button, Radio, Stack, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { NotPaying } from './not-paying.tsx'
import classes from './payer-choice.module.css'
import { PayerRefusal } from './payer-refusal.tsx'
import { usePayerWords } from './use-payer-words.ts'
import type { ChosenPayer, Payers } from './use-payers.ts'

interface PayerChoiceProps {
  payers: Payers
  onChoose: (payer: ChosenPayer) => void
  /** Chooses another option of the same service; missing: this cannot be done here. */
  onOption?: ((optionId: string) => void) | undefined
  /** A refused booking says already why the chosen programme does not pay. */
  isToldWhy?: boolean
  /** The booking is on its way as it was chosen. */
  isFixed?: boolean
  /** The doctor takes members only, and no programme covers the patient on that day: there is nothing to choose. */
  isForMembers?: boolean
}

const OWN = 'own'
type NotCovering = NonNullable<Payers['notCovering']>

/** Who pays, with both parts of the price; nothing for people without a programme. */
export function PayerChoice(props: PayerChoiceProps) {
  const { payers, onChoose, onOption, isToldWhy = false, isFixed = false, isForMembers = false } = props
  const t = useT('payers')
  const format = useFormat()
  const words = usePayerWords()
  const { paying, notPaying, notCovering, payer, price, refusal, isRead, refetch } = payers
  // Whoever had to choose anew sees what was chosen.
  const [wasAsked, setWasAsked] = useState(false)
  if (payer === undefined && !wasAsked) setWasAsked(true)
  const own = price && format.price(price)
  const forMembers = ({ programCaption: programme, reason, date: day }: NotCovering) => {
    const date = day && format.shortDate(day)
    const next =
      date && reason === 'not-begun'
        ? t('forMembersFrom', { date })
        : date && reason === 'ended'
          ? t('forMembersTo', { date })
          : t('forMembersNext')
    return { title: t('forMembers', { programme }), next }
  }
  return (
    <>
      {refusal && (
        <RefusalBlock
          refusal={refusal}
          isReading
          text={{ title: t('unknown'), next: t(paying.length > 0 ? 'staleNext' : 'unknownNext') }}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('again')}
            </Button>
          }
        />
      )}
      {notCovering && !isToldWhy && (
        <PayerRefusal
          refusal={{ code: 'NOT_IN_PROGRAMME', attributes: notCovering }}
          {...(isForMembers && { text: forMembers(notCovering) })}
        />
      )}
      {(paying.length > 0 || payer === undefined) && !isForMembers && (
        <Radio.Group
          label={t('title')}
          value={payer === undefined ? '' : (payer ?? OWN)}
          onChange={value => onChoose(value === OWN ? null : value)}
        >
          <Stack gap="xs" mt="xs">
            {paying.map(programme => (
              <Radio
                key={programme.programId}
                value={programme.programId}
                disabled={isFixed}
                className={classes.payer}
                label={programme.programCaption}
                description={words(programme)}
              />
            ))}
            <Radio
              value={OWN}
              disabled={isFixed}
              className={classes.payer}
              label={t('own')}
              {...(own ? { description: t('ownPrice', { price: own }) } : {})}
            />
          </Stack>
        </Radio.Group>
      )}
      {payer === undefined && isRead && !isForMembers && (
        <Notice>
          <Text role="status">{t('choose')}</Text>
        </Notice>
      )}
      {paying.length === 0 &&
        payer === null &&
        !isForMembers &&
        (notPaying.length > 0 || notCovering || wasAsked) && (
          <Text role="status" fw={600}>
            {[t('ownVisit'), own && t('ownPrice', { price: own })].filter(Boolean).join(' ')}
          </Text>
        )}
      {notPaying.map(programme => (
        <NotPaying
          key={programme.programId}
          programme={programme}
          onOption={isFixed ? undefined : onOption}
        />
      ))}
    </>
  )
}
